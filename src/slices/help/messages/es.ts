import { plural } from "#messages/es/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the help page. */
export const messages: typeof english = {
  title: "Ayuda",
  onThisPage: "En esta página",
  about: {
    title: "Este panel",
    source: "Conectado a",
    demo: "Datos de prueba: la API de referencia incluida en Countboard, con conteos inventados",
    unknownSource: "Se desconoce: la pasarela aún no ha comunicado su configuración",
    build: "Versión",
    unknown: "Se desconoce",
    poll: "Actualización",
    pollValue: (period, finished) =>
      `Los conteos activos cada ${period}, los terminados cada ${finished}; con menos frecuencia si una respuesta tarda`,
    cache: "Caché",
    noCache: "Ninguna: la pasarela traslada cada consulta a la API",
    workHours: "Horario laboral",
    roundTheClock: "Sin configurar: se supone trabajo día y noche, también los fines de semana",
    workRule: (schedule, zone) => `${schedule}, ${zone}`,
    workNights: "también cuentan noches y fines de semana",
    workZoneUnknown: (zone) =>
      `también cuentan noches y fines de semana: este navegador no conoce la zona ${zone}`,
    workHoursChosen: "Elegido por usted para esta vista, porque no hay ninguno para todos",
    workHoursOf: (warehouse, hours) => `${warehouse}: ${hours}`,
    workHoursOfOthers: (hours) => `Los demás almacenes: ${hours}`,
    workHoursCount:
      "Plan, velocidades y previsiones cuentan solo este tiempo; las cuentas atrás y los vencimientos van por el reloj",
    targets: "Objetivos",
    targetsOf: (warehouse, targets) => `${warehouse}: ${targets}`,
    targetsOfOthers: (targets) => `Los demás almacenes: ${targets}`,
    targetsNone: "ninguno",
    targetsCompared:
      "Los fija su administrador para todos. Se comparan conteos completos, nunca una parte filtrada",
    currency: "Moneda",
    noCurrency:
      "Sin configurar: los importes son números sin moneda, porque la API no nombra ninguna",
    zone: "Zona horaria",
    activeWithin: "Conteos activos",
    activeWithinValue: (count, days) =>
      `Se buscan entre los iniciados en ${plural(count, `el último día`, `los últimos ${days} días`)}`,
  },
  calendar: {
    title: "Las próximas cuatro semanas",
    lead: (zone) =>
      `Cuándo trabajan los almacenes, en hora de ${zone}. Los días con «especial» difieren de su día de la semana.`,
    none: "No hay horario definido: todos los almacenes trabajan las 24 horas.",
    all: "Todos los almacenes",
    others: "Los demás almacenes",
    warehouse: "Almacén",
    date: "Fecha",
    hours: "Horario",
    closed: "cerrado",
    changed: "especial",
  },
  data: {
    title: "Datos para otros programas",
    lead: "Excel, Power BI, Grafana y los scripts leen estas direcciones y se actualizan solos. Reciben lo mismo que usted ve aquí.",
    token:
      "Un programa se identifica con el token de una fuente de datos: como token Bearer o como contraseña con cualquier nombre de usuario. Los administradores lo crean en Enlaces compartidos. Un token en la dirección se rechaza.",
    open: "Cualquiera que llegue a este gateway lo ve todo, así que no hace falta ningún token.",
    make: "Crear una fuente de datos",
    names: {
      countings: "Conteos",
      lines: "Líneas de un conteo",
      figures: "Cifras de un conteo",
      history: "Historial, por mes",
      metrics: "Para Prometheus",
      openapi: "Para desarrolladores",
    },
    copy: "Copiar",
    id: "Ponga en lugar de ID el identificador de un conteo: la parte de su dirección que sigue a /countings/. El historial necesita un archivo de conteos terminados.",
  },
  figures: {
    title: "Qué significan las cifras",
    lead: "Una raya significa que no hay dato; 0 es una cifra. Nada se corrige en silencio: si el resumen y las líneas no coinciden, la página lo dice.",
    header: "Del resumen de un conteo",
    history: "Del historial de conteos terminados",
    list: "En la lista de conteos",
    lines: "De sus líneas",
    log: "Del registro de errores de una importación",
    gateway: "Sobre las cifras",
    figure: "Cifra",
    from: "Origen",
    meaning: "Significado",
    unit: "Unidad",
    noAnswer: "Una raya si",
    never: "nunca",
    fields: "Campos de la API",
    noFields: "ninguno",
  },
};
