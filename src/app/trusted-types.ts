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
 * Content-Security-Policy refuses plain text where code or HTML is expected. Workers alone need some: the address of a
 * file of the build.
 */
export function trustOwnWorkers(): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url.startsWith(`${location.origin}/assets/`) ? url : null),
  });
}
