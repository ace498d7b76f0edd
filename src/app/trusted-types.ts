declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string | null },
      ): void;
    };
  }
}

/**
 * The Content-Security-Policy refuses plain strings as code or HTML. Only workers need one: the address of a file
 * of the build.
 */
export function trustOwnWorkers(): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url.startsWith(`${location.origin}/assets/`) ? url : null),
  });
}
