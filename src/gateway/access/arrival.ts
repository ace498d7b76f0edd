import type { Access } from "#contract/access.ts";
import type { Target } from "#gateway/http/target.ts";
import type { ViewerRequest, Visit } from "#gateway/http/visit.ts";

/** A request as it stands before the gate. */
export interface Arrival {
  readonly request: ViewerRequest;
  readonly to: Target;
  readonly visit: Visit;
  /** Of the socket. */
  readonly address: string;
}

/** Somebody who may look, at what their access says. */
export interface Viewer {
  readonly access: Access;
  /** How they came in, for the log: never a name or a secret. */
  readonly who: string;
  /** Tells viewers apart, for limits; in no log. `undefined` where nobody is asked who it is. */
  readonly id: string | undefined;
  /** `Set-Cookie` that renews what they came in with; `undefined` while that is young. */
  readonly renewal?: string | undefined;
}

/** An address that the gateway answers itself: by method, as far as there is an answer. */
export interface Route {
  /** Its pattern, for the log. */
  readonly name: string;
  readonly GET?: (arrival: Arrival, viewer: Viewer | null) => Response | Promise<Response>;
  readonly POST?: (arrival: Arrival, viewer: Viewer | null) => Response | Promise<Response>;
}
