import type { messages as english } from "./en.ts";

/** Messages of the page of office screens. */
export const messages: typeof english = {
  title: "Pantallas",
  lead: "Muestre el avance de sus conteos en un televisor.",
  openHere: "Abrir en este equipo",
  list: "Pantallas emparejadas",
  none: "Aún no hay ninguna pantalla emparejada.",
  columns: {
    name: "Pantalla",
    scope: "Muestra",
    place: "Distancia, tamaño",
    turn: "Cambio de página",
    hides: "Oculta",
    state: "Estado",
  },
  place: (distance, diagonal) => `${distance} m, ${diagonal} pulgadas`,
  turn: (seconds) => `cada ${seconds} s`,
  standard: "Sin definir",
  on: "En marcha",
  off: (moment) => `Sin señal desde ${moment}`,
  never: "Aún sin señal",
  seeIt: "Ver",
  seeItOf: (name) => `Ver «${name}» en otra pestaña`,
  change: "Cambiar",
  changeOf: (name) => `Cambiar «${name}»`,
  save: "Guardar",
  saveNote: "La pantalla cambia en unos segundos; si está apagada, cuando se vuelva a encender.",
  cancel: "Cancelar",
  changed: (name) => `Se cambió «${name}»`,
  add: "Añadir una pantalla",
  addLead: (address) =>
    `Abra ${address} en la pantalla. Muestra un código: escríbalo aquí o escanee su código QR con el teléfono.`,
  code: "Código de la pantalla",
  codeMissing: "Introduzca el código que muestra la pantalla.",
  codeCheck: "Empareje solo la pantalla que tiene delante: debe mostrar este código ahora.",
  name: "Nombre",
  nameHint: "Dónde está, por ejemplo: Oficina, planta baja",
  pair: "Emparejar esta pantalla",
  note: "En la pantalla no se escribe ningún código de acceso. Puede detenerla aquí en cualquier momento.",
  incomplete: "Elija qué muestra y corrija lo que está marcado.",
  open: "En el televisor, abra la dirección de abajo.",
  viewer:
    "Solo los administradores emparejan pantallas. Sin emparejar, abra la dirección de abajo en una pantalla donde haya iniciado sesión.",
  preview: "Lo que mostrará",
  direct: "Sin emparejar",
  directText:
    "Abra esta dirección en el navegador de una pantalla con la sesión iniciada, o donde no haga falta código de acceso.",
  admitted: (name) => `«${name}» espera su pantalla`,
  admittedText:
    "La pantalla que muestra este código se abre en unos segundos. Si la suya no lo hace, vuelva a leer su código e introduzca lo que muestra: si no se usa, esta entrada termina a los 10 minutos.",
  paired: (name) => `La pantalla «${name}» está emparejada`,
  pairedText:
    "Ya muestra las cifras. Si su pantalla sigue mostrando un código, se emparejó otra: detenga esta.",
  unclaimed: (name) => `Ninguna pantalla se conectó como «${name}»`,
  unclaimedText:
    "Ninguna pantalla mostró ese código en 10 minutos. Mire de nuevo la pantalla e introduzca el código que muestra ahora.",
  noCode:
    "Ninguna pantalla muestra este código ahora. Los códigos cambian al cabo de un tiempo: mire de nuevo la pantalla e introduzca lo que muestra.",
};
