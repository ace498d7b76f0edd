import type { Access } from "#contract/access.ts";
import type { BasePath } from "#gateway/http/base-path.ts";
import type { RequestLog } from "#gateway/http/request-log.ts";
import type { Target } from "#gateway/http/target.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";

/** A request and its log entry. */
export interface RequestContext {
  readonly request: ViewerRequest;
  /** Below the base path. */
  readonly target: Target;
  readonly basePath: BasePath;
  readonly requestLog: RequestLog;
  /** Of the socket. */
  readonly address: string;
}

/** A viewer with access. */
export interface Viewer {
  readonly access: Access;
  /** The kind of access, for the log: never a name or a secret. */
  readonly who: string;
  /**
   * Identifies the viewer for limits: a person of the sign-on proxy, a link, a screen, or all who signed in from one
   * network with one passcode. Never logged; `undefined` with open access, which has limits only on failures, by network.
   */
  readonly id: string | undefined;
  /** `Set-Cookie` that renews the viewer's cookie; `undefined` while that is recent. */
  readonly renewal?: string | undefined;
  /** The path of a paired screen, for an address that says nothing; `undefined` without one. */
  readonly screenPath?: string | undefined;
}

/** A route of the gateway itself, with a handler for each supported method. */
export interface Route {
  /** The address's pattern, for the log. */
  readonly name: string;
  /** Other viewers are refused. */
  readonly isForAdmins?: boolean;
  readonly GET?: (context: RequestContext, viewer: Viewer | null) => Response | Promise<Response>;
  /** Called only for a page of this origin. */
  readonly POST?: (context: RequestContext, viewer: Viewer | null) => Response | Promise<Response>;
  /** Answers a POST from another site's page; without it a problem does. */
  readonly refuse?: (context: RequestContext) => Response | Promise<Response>;
}
