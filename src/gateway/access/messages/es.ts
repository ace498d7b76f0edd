import type { AccessMessages } from "./en.ts";

/** Texts of the gateway's own pages. */
export const es: AccessMessages = {
  description: "El avance de los conteos de existencias en almacenes",
  signIn: {
    title: "Iniciar sesión",
    label: "Código de acceso",
    button: "Iniciar sesión",
    wrong: "Ese código de acceso no es correcto.",
    tooMany: (minutes) =>
      `Llegaron demasiados códigos incorrectos desde su red. Vuelva a intentarlo dentro de ${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`,
    busy: "Demasiadas personas inician sesión en este momento. Vuelva a intentarlo en unos segundos.",
    foreign: "Este formulario se envió desde otro sitio. Rellénelo aquí.",
  },
  landing: {
    title: "Compartido con usted",
    all: "Todos los conteos de existencias",
    warehouse: (name) => `${name}, conteos de existencias activos`,
    counting: (name, day) => `${name}, conteo de existencias del ${day}`,
    countings: (countings) => `${countings} conteos de existencias`,
    unnamed: (id) => `Conteo de existencias ${id}`,
    until: (day) => `Compartido hasta el ${day}.`,
    button: "Abrir el panel",
    note: "Este navegador mostrará lo compartido hasta que el enlace caduque o deje de compartirse.",
    foreign: "Otro sitio intentó abrir este enlace por usted. Ábralo aquí, si lo desea.",
  },
  over: {
    "share-expired": {
      title: "El enlace ha caducado",
      lead: "Pida uno nuevo a quien se lo envió.",
    },
    "share-revoked": {
      title: "Este enlace ya no funciona",
      lead: "Pida uno nuevo a quien se lo envió.",
    },
    "access-denied": {
      title: "El enlace no funciona",
      lead: "No está completo o cambió por el camino. Cópielo de nuevo, entero, o pregunte a quien se lo envió.",
    },
  },
  proxy: {
    title: "Sin iniciar sesión",
    lead: "El acceso a Countboard pasa por el inicio de sesión de su organización, y esta solicitud no pasó por él.",
    note: "Abra Countboard en la dirección que le dio su organización. Si ya lo hizo, pida a quien lo administra que revise ACCESS_HEADER, ACCESS_HEADER_SECRET y ACCESS_PROXIES.",
  },
  pair: {
    title: "Emparejar esta pantalla",
    lead: "Introduzca este código en «Pantallas», en un equipo o teléfono con sesión de administrador:",
    qr: "Código QR del formulario para este código",
    scan: "O escanéelo con el teléfono del administrador. El código queda escrito y el administrador lo confirma.",
    waiting:
      "Esta pantalla empieza por sí sola en cuanto se introduce el código. El código cambia cada pocos minutos.",
    noScript: "El emparejamiento necesita JavaScript.",
    unreachable: "No hay conexión con la pasarela.",
    refused: "No hay ningún código en este momento. Esta pantalla seguirá pidiendo uno.",
  },
  framed: {
    text: "Otro sitio muestra esta página dentro de la suya, y allí los navegadores no conservan la sesión de Countboard.",
    open: "Abrirla en una pestaña propia",
  },
  hostHint:
    "Si después vuelve a ver este mensaje, un proxy no transmite la dirección que pidió su navegador: el operador encontrará más detalles en el registro de la pasarela.",
  unusable: {
    title: "Countboard no puede usar sus archivos",
    lead: (file) =>
      `El archivo ${file} de la carpeta de la pasarela (STATE_DIR) no se puede usar, así que Countboard no sabe quién puede ver qué.`,
    note: (file) =>
      `Avise al operador: debe restaurar ${file} desde la copia de seguridad o hacer que la carpeta se pueda usar de nuevo. El registro de la pasarela y /readyz dicen qué ocurre. No hay que cambiar nada más.`,
  },
  signInInstead: "Iniciar sesión con código de acceso",
};
