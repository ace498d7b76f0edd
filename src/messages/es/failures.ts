import type { failures as english } from "#messages/en/failures.ts";

/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures: typeof english = {
  "upstream-credentials": {
    title: "El sistema de existencias rechazó el acceso de Countboard",
    text: "Sus credenciales son incorrectas o se retiraron, así que reintentar no sirve. Pida a su administrador que las introduzca de nuevo.",
  },
  "not-found": {
    title: "No encontrado",
    text: "Puede que se haya eliminado o que la dirección esté incompleta. Revise la dirección o vuelva a la lista.",
  },
  "no-longer-available": {
    title: "Ya no está disponible",
    text: "El sistema de existencias ya no guarda el registro de errores de esta importación. Repita la importación para tener uno nuevo.",
  },
  "upstream-rejected": {
    title: "El sistema de existencias rechazó esta petición",
    text: "Otras páginas pueden seguir funcionando. Si continúa, avise a informática.",
  },
  "rate-limited": {
    title: "Demasiadas peticiones",
    text: "El sistema de existencias pide ir más despacio. No hay que hacer nada: la página lo intenta de nuevo por sí sola.",
  },
  "upstream-unavailable": {
    title: "El sistema de existencias no responde",
    text: "Puede que esté caído. Si continúa, avise a informática.",
  },
  "upstream-timeout": {
    title: "El sistema de existencias tarda demasiado",
    text: "Puede que esté ocupado. Si continúa, avise a informática.",
  },
  "upstream-redirect": {
    title: "El sistema de existencias no está en su dirección",
    text: "Su dirección ha cambiado, así que reintentar no sirve. Avise a informática (ajuste COUNTING_API_URL).",
  },
  "upstream-not-json": {
    title: "La respuesta del sistema de existencias no se puede leer",
    text: "Está incompleta o viene de otro sitio. Si continúa, avise a informática (ajuste COUNTING_API_URL).",
  },
  "upstream-too-large": {
    title: "La respuesta es demasiado grande",
    text: "Supera el límite de Countboard; las demás páginas siguen funcionando. Informática puede aumentarlo con MAX_BODY_MB.",
  },
  "bad-request": {
    title: "La dirección no es válida",
    text: "Una parte no puede ser correcta. Revísela, o vuelva atrás y abra la página de nuevo.",
  },
  "method-not-allowed": {
    title: "Esto no es posible",
    text: "Countboard solo lee el sistema de existencias y no cambia nada en él.",
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
    title: "Este enlace ya no funciona",
    text: "Ya no se comparte. Pida uno nuevo a la persona que lo envió.",
  },
  "shares-unusable": {
    title: "Countboard no puede usar su archivo shares.json",
    text: "En él consta quién puede ver qué, así que los enlaces y las pantallas no reciben cifras, y no se puede compartir ni dejar de compartir nada. Avise a informática: el registro de la pasarela y /readyz dicen qué hacer (ajuste STATE_DIR).",
  },
  "views-unusable": {
    title: "Countboard no puede usar su archivo views.json",
    text: "Contiene las vistas para todos; todo lo demás funciona. Avise a informática: el registro de la pasarela y /readyz dicen qué hacer (ajuste STATE_DIR).",
  },
  "alerts-unusable": {
    title: "Countboard no puede usar sus archivos de avisos",
    text: "Contienen los avisos y sus mensajes, así que no se envía ninguno, tampoco de prueba; todo lo demás funciona. Avise a informática: el registro de la pasarela dice qué hacer (ajuste STATE_DIR).",
  },
  "history-off": {
    title: "Aquí no se guarda ningún historial",
    text: "Countboard no guarda los conteos terminados. Avise a informática: el ajuste ARCHIVE_DIR lo activa.",
  },
  "history-engine-missing": {
    title: "No se puede calcular el historial",
    text: "Falta instalar una parte de Countboard. Avise a informática: el registro de la pasarela dice cómo añadirla.",
  },
  "history-reading": {
    title: "Aún no se ha leído",
    text: "Countboard todavía lee los conteos terminados. Vuelva a intentarlo en unos minutos.",
  },
  "history-unavailable": {
    title: "El historial no responde",
    text: "Todo lo demás funciona. Vuelva a intentarlo en un minuto. Si continúa, avise a informática.",
  },
  unreachable: {
    title: "Countboard no responde",
    text: "La red está caída o Countboard se está reiniciando. Si continúa, revise su conexión o avise a informática.",
  },
  "cut-off": {
    title: "La conexión se cortó",
    text: "No llegó todo, así que no se muestra nada. Si continúa, avise a informática.",
  },
  contract: {
    title: "El sistema de existencias envió algo inesperado",
    text: "Falta un valor necesario o es incorrecto, así que estas cifras no se muestran. Otras páginas funcionan. Avise a informática.",
  },
  noCounting: "No hay ningún conteo con este id",
  forIt: "Detalles para informática",
  technical: (path, cause, time) => `GET ${path}, ${cause}, ${time}`,
  status: (status) => `HTTP ${status}`,
  noAnswer: "sin respuesta",
  cutOff: "cortada",
  field: (field) => (field ? `campo ${field}` : "no es JSON"),
  tryNow: "Reintentar ahora",
  figuresAge: (age) => `Las cifras tienen ${age}.`,
  figuresStay: "Las últimas cifras permanecen hasta que lleguen otras.",
  withdrawn:
    "El plan, la previsión y las cuentas atrás volverán cuando responda el sistema de existencias.",
  triesByItself: "El siguiente intento llega solo.",
  nextTryIn: (time) => `Siguiente intento en ${time}.`,
  triesNow: "Reintentando ahora.",
  backToCountings: "Volver a los conteos",
};
