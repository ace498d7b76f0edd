import type { Access } from "#contract/access.ts";
import type { RequestLog } from "#gateway/http/request-log.ts";
import type { Target } from "#gateway/http/target.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";

/** A request as it stands before the gate. */
export interface RequestContext {
  readonly request: ViewerRequest;
  readonly target: Target;
  readonly requestLog: RequestLog;
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
  /** Other viewers are refused. A POST must also come from a page of this origin. */
  readonly isForAdmins?: boolean;
  readonly GET?: (context: RequestContext, viewer: Viewer | null) => Response | Promise<Response>;
  readonly POST?: (context: RequestContext, viewer: Viewer | null) => Response | Promise<Response>;
}
