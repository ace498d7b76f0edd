// Shows the notice of a page within another site, where browsers keep no cookie of Countboard's, so that nobody can sign
// in there. Kept out of the bundle, which viewers without access must not load.
(() => {
  if (window === window.top) return;
  if (!keepsCookies()) document.getElementById("framed").hidden = false;

  // Frames of the same site keep them. The cookie is like those of the gateway, which no script can read.
  function keepsCookies() {
    const name = "countboard-kept=1";
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no other way
      document.cookie = `${name}; SameSite=Lax; Max-Age=5`;
      return document.cookie.includes(name);
    } catch {
      // Frames without an origin have no cookies.
      return false;
    }
  }
})();
