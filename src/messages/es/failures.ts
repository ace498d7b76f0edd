import type { failures as english } from "#messages/en/failures.ts";

/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures: typeof english = {
  "upstream-credentials": {
    title: "La API rechazó las credenciales",
    text: "El id o el secreto del cliente es incorrecto, no tiene permiso para leer esto o se eliminó la integración. Un administrador debe volver a introducirlos en la configuración de la pasarela; reintentar no servirá.",
  },
  "not-found": {
    title: "No encontrado",
    text: "Puede que se haya eliminado o sea de otra organización, o que la dirección esté incompleta.",
  },
  "no-longer-available": {
    title: "Ya no está disponible",
    text: "La API ya no tiene el registro de errores de esta importación.",
  },
  "upstream-rejected": {
    title: "La API rechazó la petición",
    text: "No la aceptó tal como se envió; otras páginas pueden seguir funcionando. Si no cambia, un administrador encontrará el estado de la API en el registro de la pasarela.",
  },
  "rate-limited": {
    title: "Demasiadas peticiones",
    text: "La API, o la pasarela en su lugar, pide ir más despacio. No hay que hacer nada: el siguiente intento llega solo, no antes de lo que se pidió.",
  },
  "upstream-unavailable": {
    title: "La API no está disponible",
    text: "Falló, está caída o no se puede alcanzar desde la pasarela. Si no cambia, consulte a quien gestiona la API.",
  },
  "upstream-timeout": {
    title: "La API no respondió a tiempo",
    text: "Puede estar ocupada o no llegar nada. Si no cambia, consulte a quien gestiona la API.",
  },
  "upstream-redirect": {
    title: "La API envió la pasarela a otro sitio",
    text: "Las redirecciones no se siguen. Un administrador debería revisar COUNTING_API_URL.",
  },
  "upstream-not-json": {
    title: "La respuesta no se puede leer",
    text: "Lo que llegó no es lo que responde la API de conteos, o no está completo. Si no cambia, un administrador debería revisar COUNTING_API_URL.",
  },
  "upstream-too-large": {
    title: "La respuesta es demasiado grande",
    text: "Supera el límite de la pasarela; otras páginas pueden seguir funcionando. Para los conteos, un administrador puede aumentarlo con MAX_BODY_MB.",
  },
  "bad-request": {
    title: "La dirección no es válida",
    text: "Una parte tiene una forma que la pasarela no acepta.",
  },
  "method-not-allowed": {
    title: "La pasarela rechazó la petición",
    text: "Solo permite leer.",
  },
  "access-denied": {
    title: "No ha iniciado sesión",
    text: "La sesión terminó o no existía. Inicie sesión o abra un enlace que le hayan compartido.",
  },
  "out-of-scope": {
    title: "No forma parte de lo compartido",
    text: "El enlace que abrió muestra otra cosa. Quien lo envió puede compartir también esto.",
  },
  "share-expired": {
    title: "El enlace ha caducado",
    text: "Quien lo envió puede enviar uno nuevo.",
  },
  "share-revoked": {
    title: "El enlace fue revocado",
    text: "Quien lo envió puede enviar uno nuevo.",
  },
  unreachable: {
    title: "La pasarela de Countboard no responde",
    text: "La red está caída o la pasarela se está reiniciando.",
  },
  "cut-off": {
    title: "La respuesta se cortó",
    text: "La conexión terminó antes de que llegara todo, así que no se muestra nada de ella. Si no cambia, un administrador encontrará la causa en el registro de la pasarela.",
  },
  contract: {
    title: "La respuesta no es la que promete la API",
    text: "Falta un campo obligatorio o tiene otra forma, así que ninguna de sus cifras es fiable.",
  },
  noCounting: "No hay ningún conteo con este id",
  technical: (path, cause, time) => `GET ${path}, ${cause}, ${time}`,
  status: (status) => `HTTP ${status}`,
  noAnswer: "sin respuesta",
  cutOff: "cortada",
  field: (field) => (field ? `campo ${field}` : "no es JSON"),
  tryNow: "Reintentar ahora",
  figuresAge: (age) => `Las cifras tienen ${age}.`,
  figuresStay: "Las últimas cifras permanecen hasta que lleguen otras.",
  withdrawn: "El ritmo, la previsión y las cuentas atrás se retiran hasta que la fuente responda.",
  triesByItself: "El siguiente intento llega solo.",
  nextTryIn: (time) => `Siguiente intento en ${time}.`,
  triesNow: "Reintentando ahora.",
  backToCountings: "Volver a los conteos",
};
