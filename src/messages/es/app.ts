import type { app as english } from "#messages/en/app.ts";

/** Messages of the frame around every page. */
export const app: typeof english = {
  name: "Countboard",
  title: (page) => `${page} · Countboard`,
  mainNavigation: "Principal",
  countings: "Conteos",
  counting: "Conteo",
  screens: "Pantallas",
  shares: "Enlaces",
  trends: "Tendencias",
  incidentTypes: "Incidencias",
  imports: "Importaciones",
  views: "Vistas",
  handover: "Relevo de turno",
  help: "Ayuda",
  menu: "Menú",
  find: "Buscar o ir a …",
  skipToContent: "Ir al contenido",
  demo: "Demo",
  demoExplained:
    "Estos conteos son inventados. Su administrador puede conectar su propio sistema de existencias.",
  source: (host) => `Cifras de ${host}`,
  updated: "Actualizado hace",
  ago: "",
  holdUpdates: "Dejar de actualizar",
  resumeUpdates: "Volver a actualizar",
  held: "Detenido a las",
  read: "Leído",
  refresh: "Actualizar",
  darkTheme: "Tema oscuro",
  lightTheme: "Tema claro",
  zone: (zone) => `Horas de ${zone}`,
  unknownZone: (zone, asked) =>
    `Horas de ${zone}: la dirección pide «${asked}», que no es una zona horaria conocida`,
  loading: "Cargando",
  stillWaiting: "Esperando todavía al sistema de existencias",
  notFound: {
    title: "No hay ninguna página en esta dirección",
    text: "Puede que la dirección esté incompleta o que la página se haya movido.",
    action: "Volver a los conteos",
  },
  reloading: {
    title: "Falta una parte de esta página",
    text: "La página se recarga sola en cuanto nadie escriba en ella.",
    action: "Recargar",
  },
  failedPart: {
    title: "No se pudo cargar una parte de esta página",
    text: "Countboard se está actualizando o no hay conexión. Sus datos no se ven afectados. Recargue la página dentro de un minuto; si vuelve a fallar, llame a informática.",
    action: "Recargar",
  },
  crash: {
    title: "Esta página ha fallado",
    text: "Un error de Countboard detuvo la página. Sus datos no se ven afectados. Recargue la página; si vuelve a fallar, llame a informática.",
    action: "Recargar",
  },
};
