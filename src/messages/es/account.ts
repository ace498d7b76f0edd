import type { account as english } from "#messages/en/account.ts";

/** Messages of the viewer’s access, in the menu. */
export const account: typeof english = {
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
  until: (instant) => `Hasta ${instant}`,
  signOut: "Cerrar sesión",
  leave: "Salir de este enlace",
  signOutFailed: "No se pudo cerrar la sesión. Inténtelo de nuevo.",
};
