import type { access as english } from "#messages/en/access.ts";

/** Messages about access: sharing, its scope and what is hidden. */
export const access: typeof english = {
  costsHidden: "Este enlace oculta los costes",
  hiddenHere: "Oculto en este enlace",
  hidden: {
    costs: {
      lead: "Este enlace oculta los costes",
      text: "En su lugar hay una raya, que no significa 0. También se oculta lo que escribieron las personas.",
    },
    names: {
      lead: "Este enlace oculta los nombres",
      text: "Las personas aparecen por número. También se oculta lo que escribieron.",
    },
    both: {
      lead: "Este enlace oculta costes y nombres",
      text: "En lugar de los costes hay una raya, que no significa 0; las personas aparecen por número. También se oculta lo que escribieron.",
    },
  },
  panelFailed: "No se pudo cargar esta parte. Recargue la página para reintentar.",
  print: "Imprimir",
  share: "Compartir",
  onScreen: "En pantalla",
  account: {
    title: "Acceso",
    scope: {
      all: "Compartido",
      counting: "Solo este conteo",
      countings: "Solo algunos conteos",
      warehouse: "Solo un almacén",
    },
  },
  signIn: "Iniciar sesión",
  toShared: "Ver lo compartido",
};
