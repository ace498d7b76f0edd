import type { AlertMessages } from "#slices/alerts/messages.ts";

const tell: AlertMessages["tell"] = {
  purpose: {
    counting:
      "Este navegador puede mostrar una notificación cuando este recuento vaya a terminar tarde, esté vencido, se haya parado, esté todo contado pero sin cerrar, o termine. Deje abierta esta página, aunque sea en segundo plano.",
    warehouse:
      "Este navegador puede mostrar una notificación cuando un recuento de este almacén vaya a terminar tarde, esté vencido, se haya parado, esté todo contado pero sin cerrar, o termine. Deje abierta una página con sus recuentos, aunque sea en segundo plano.",
  },
  on: {
    counting: "Aquí recibirá avisos de este recuento mientras su página o la lista estén abiertas.",
    warehouse:
      "Aquí recibirá avisos de todos los recuentos de este almacén mientras la lista esté abierta.",
  },
  byWarehouse: (name) => `Ya recibe aquí avisos de todos los recuentos de ${name}.`,
  states: {
    dismissed:
      "El navegador preguntó y no se permitió nada. Pulse el botón para que pregunte de nuevo.",
    denied:
      "Este navegador bloquea las notificaciones de Countboard. Permítalas en su configuración para esta dirección y vuelva a pulsar el botón.",
    unsupported:
      "Este navegador no puede mostrar notificaciones aquí. Hacen falta una dirección con HTTPS y, en teléfonos, un navegador que las admita para páginas abiertas.",
  },
  notStored: "Este navegador no guarda nada, así que esto acaba al cerrar la página.",
  start: "Avisarme aquí",
  stop: "Dejar de avisarme",
};

export const messages: AlertMessages = { tell };
