import type { shareChoices as english } from "#messages/en/share-choices.ts";

/** Messages of what one can do to share the present view. */
export const shareChoices: typeof english = {
  copyLink: "Copiar enlace",
  open: "Cualquiera que llegue a esta dirección puede abrirla.",
  needsAccess: "La otra persona también necesita acceso a Countboard.",
  needsShare: "La otra persona necesita su propio enlace: quien le envió el suyo puede crearlo.",
  copied: "Copiado. El enlace abre justo esta vista.",
  onlyHere:
    "Esta dirección solo se abre en este equipo. Para otros dispositivos, pida a informática una dirección pública (ajuste PUBLIC_URL).",
  outside: "Enlace para alguien de fuera",
  outsideText:
    "Se abre sin iniciar sesión; costes y nombres quedan ocultos si usted no los muestra",
};
