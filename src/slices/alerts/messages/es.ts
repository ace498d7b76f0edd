import { alertWords } from "#messages/es/alert-words.ts";
import { plural } from "#messages/es/plural.ts";
import type { AlertMessages } from "#slices/alerts/messages.ts";

const tell: AlertMessages["tell"] = {
  purpose: {
    counting:
      "Este navegador puede mostrar una notificación cuando este conteo vaya a terminar tarde, esté fuera de plazo, se haya parado, esté todo contado pero sin cerrar, o termine. Deje abierta esta página, aunque sea en segundo plano.",
    warehouse:
      "Este navegador puede mostrar una notificación cuando un conteo de este almacén vaya a terminar tarde, esté fuera de plazo, se haya parado, esté todo contado pero sin cerrar, o termine. Deje abierta una página con sus conteos, aunque sea en segundo plano.",
  },
  on: {
    counting: "Aquí recibirá avisos de este conteo mientras su página o la lista estén abiertas.",
    warehouse:
      "Aquí recibirá avisos de todos los conteos de este almacén mientras la lista esté abierta.",
  },
  byWarehouse: (name) => `Ya recibe aquí avisos de todos los conteos de ${name}.`,
  states: {
    dismissed:
      "El navegador preguntó y no se permitió nada. Pulse el botón para que pregunte de nuevo.",
    denied:
      "Este navegador bloquea las notificaciones de Countboard. Permítalas en su configuración para esta dirección y vuelva a pulsar el botón.",
    unsupported:
      "Este navegador no puede mostrar notificaciones aquí. Hacen falta una dirección con HTTPS y, en teléfonos, un navegador que las admita para páginas abiertas.",
  },
  notStored: "Este navegador no guarda nada, así que esto acaba al cerrar la página.",
  stop: "Dejar de avisarme",
};

const conditions: AlertMessages["conditions"] = {
  ...alertWords,
  "at-least": (figure, threshold) => `${figure}: al menos ${threshold}`,
  "at-most": (figure, threshold) => `${figure}: como máximo ${threshold}`,
  target: (figure) => `Objetivo no alcanzado: ${figure}`,
  anyTarget: "Un objetivo no se alcanza",
  valueThen: (value) => `entonces ${value}`,
  from: (moment) => `desde ${moment}`,
  between: (from, to) => `de ${from} a ${to}`,
  ofCounting: "Avisos de este conteo",
  inSpan: "Avisos de este periodo",
};

const page: AlertMessages["page"] = {
  lead: "Qué dicen las reglas de sus avisos, a quién avisan y qué fue de ello. Las reglas y los destinos están en un archivo que mantiene informática.",
  needs: {
    open: {
      title: "Los avisos necesitan un inicio de sesión",
      text: "Quien llega a esta dirección lo ve todo, así que aquí no se muestran reglas ni destinos. Pida a informática que active el inicio de sesión (ajuste ACCESS).",
    },
    viewer: "Solo los administradores ven las reglas y los destinos",
  },
  watching: {
    here: "Esta pasarela vigila los conteos.",
    elsewhere: "Otra pasarela del grupo vigila los conteos y envía.",
  },
  off: {
    title: "No hay avisos configurados",
    text: "Countboard puede avisar a un chat, a un buzón o a otro programa cuando un conteo necesita a alguien. El ajuste ALERTS_FILE indica el archivo con reglas y destinos; docs/alerts.md tiene uno listo para copiar.",
  },
  fault: (moment) => `El archivo de avisos se volvió a leer ${moment} y tiene errores.`,
  faultText:
    "Siguen valiendo las reglas de antes. Corrija el archivo y haga que Countboard lo lea de nuevo.",
  apiDown: (moment) => `El sistema de existencias no responde desde ${moment}.`,
  apiDownText: "Hasta que responda no se juzga ningún conteo.",
  open: "Avisos abiertos",
  noneOpen: "En este momento no se cumple ninguna regla.",
  rules: "Reglas",
  noRules: "El archivo no tiene reglas.",
  digests: "Resúmenes",
  targets: "Destinos",
  noTargets: "El archivo no tiene destinos.",
  deliveries: "Últimas entregas",
  noDeliveries: "Todavía no se ha enviado nada. Una prueba muestra si se llega a un destino.",
  columns: {
    at: "Escrito",
    target: "Destino",
    kind: "Mensaje",
    counting: "Conteo",
    state: "Resultado",
    attempts: "Intentos",
    error: "Error",
  },
  kinds: { raised: "Aviso", solved: "Resuelto", digest: "Resumen", test: "Prueba" },
  states: {
    waiting: "En espera",
    delivered: "Entregado",
    refused: "Rechazado",
    "given-up": "Abandonado tras un día",
  },
  nextAttempt: (moment) => `próximo intento ${moment}`,
  test: "Enviar una prueba",
  testOf: (target) => `Enviar una prueba a ${target}`,
  testing: "Enviando …",
  tested: {
    waiting: "La prueba está en camino.",
    delivered: "La prueba se ha entregado.",
    refused: "El destino rechazó la prueba.",
    "given-up": "No se pudo entregar la prueba.",
  },
  targetKinds: { webhook: "Webhook", slack: "Slack", teams: "Microsoft Teams", mail: "Correo" },
  getsCosts: "con costes",
  withoutCosts: "sin costes",
  getsNames: "con nombres",
  withoutNames: "sin nombres",
  allWarehouses: "todos los almacenes",
  warehouses: (codes, count) => `${plural(count, "almacén", "almacenes")} ${codes}`,
  classes: (classes) => `líneas de clase ${classes}`,
  linesFrom: (count) => `líneas: ${count} o más`,
  linesTo: (count) => `líneas: hasta ${count}`,
  quiet: "solo en horario de trabajo",
  tells: (targets) => `avisa a ${targets}`,
  daily: (times, zone) => `cada día a las ${times} (${zone})`,
  shiftEnd: "al final de cada turno",
  here: {
    text: "Notificaciones de este navegador, sin ningún archivo. Abra un conteo, o filtre la lista por un almacén, para añadir una.",
    counting: (name) => `Un conteo de ${name}`,
    warehouse: (name) => `Todos los conteos de ${name}`,
  },
};

export const messages: AlertMessages = { tell, conditions, page };
