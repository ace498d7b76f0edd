import type { access as english } from "#messages/en/access.ts";

/** Messages of who may see what: the copied address, who one is, and what is left out. */
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
  copyLink: "Copiar enlace",
  print: "Imprimir",
  share: "Compartir",
  onScreen: "En pantalla",
  shareChoices: {
    open: "Cualquiera que llegue a esta dirección puede abrirla.",
    needsAccess: "La otra persona también necesita acceso a Countboard.",
    needsShare: "La otra persona necesita su propio enlace: quien le envió el suyo puede crearlo.",
    copied: "Copiado. El enlace abre justo esta vista.",
    outside: "Enlace para alguien de fuera",
    outsideText:
      "Se abre sin iniciar sesión; costes y nombres quedan ocultos si usted no los muestra",
  },
  account: {
    title: "Acceso",
    viewer: "Sesión de lectura",
    admin: "Sesión de administrador",
    known: (name) => `Sesión de ${name}`,
    knownAdmin: (name) => `Sesión de ${name}, con permisos de administrador`,
    link: (name) => `Enlace compartido «${name}»`,
    screen: (name) => `Pantalla «${name}»`,
    sees: {
      all: "Muestra todo",
      counting: "Muestra solo este conteo",
      countings: "Muestra solo conteos elegidos",
    },
    seesCounting: (name, start) => `Muestra solo ${name}, iniciado ${start}`,
    seesWarehouse: (name) => `Muestra solo los conteos activos de ${name}`,
    scope: {
      all: "Compartido",
      counting: "Solo este conteo",
      countings: "Solo algunos conteos",
      warehouse: "Solo un almacén",
    },
    until: (instant) => `Hasta ${instant}`,
    signOut: "Cerrar sesión",
    leave: "Salir de este enlace",
    signOutFailed: "No se pudo cerrar la sesión. Inténtelo de nuevo.",
  },
  signIn: "Iniciar sesión",
  toShared: "Ver lo compartido",
};
