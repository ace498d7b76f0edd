import type { failures as english } from "#messages/en/failures.ts";

/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures: typeof english = {
  "upstream-credentials": {
    title: "Die API hat die Zugangsdaten abgelehnt",
    text: "Client-ID oder Secret ist falsch, darf dies nicht lesen, oder die Integration wurde entfernt. Die Administration muss die Zugangsdaten in den Einstellungen des Gateways neu eingeben; ein neuer Versuch hilft nicht.",
  },
  "not-found": {
    title: "Nicht gefunden",
    text: "Es wurde vielleicht entfernt oder gehört zu einer anderen Organisation, oder die Adresse ist unvollständig.",
  },
  "no-longer-available": {
    title: "Nicht mehr verfügbar",
    text: "Die API hat kein Fehlerprotokoll dieses Imports mehr.",
  },
  "upstream-rejected": {
    title: "Die API hat die Anfrage abgelehnt",
    text: "So wie gesendet hat sie die Anfrage nicht angenommen; andere Seiten können trotzdem funktionieren. Wenn es so bleibt, findet die Administration den Status der API im Protokoll des Gateways.",
  },
  "rate-limited": {
    title: "Zu viele Anfragen",
    text: "Die API oder an ihrer Stelle das Gateway bittet um weniger. Sie müssen nichts tun: Der nächste Versuch kommt von selbst, nicht früher als verlangt.",
  },
  "upstream-unavailable": {
    title: "Die API ist nicht verfügbar",
    text: "Sie ist fehlgeschlagen, ausgefallen oder vom Gateway aus nicht erreichbar. Wenn es so bleibt, wenden Sie sich an den Betreiber der API.",
  },
  "upstream-timeout": {
    title: "Die API hat nicht rechtzeitig geantwortet",
    text: "Sie ist vielleicht ausgelastet, oder nichts kommt durch. Wenn es so bleibt, wenden Sie sich an den Betreiber der API.",
  },
  "upstream-redirect": {
    title: "Die API hat das Gateway weitergeleitet",
    text: "Weiterleitungen werden nicht befolgt. Die Administration sollte COUNTING_API_URL prüfen.",
  },
  "upstream-not-json": {
    title: "Die Antwort ist nicht lesbar",
    text: "Was ankam, ist keine Antwort der Zähl-API oder nicht vollständig. Wenn es so bleibt, sollte die Administration COUNTING_API_URL prüfen.",
  },
  "upstream-too-large": {
    title: "Die Antwort ist zu groß",
    text: "Sie übersteigt die Grenze des Gateways; andere Seiten können trotzdem funktionieren. Für Zählungen kann die Administration sie mit MAX_BODY_MB erhöhen.",
  },
  "bad-request": {
    title: "Die Adresse ist ungültig",
    text: "Ein Teil davon hat eine Form, die das Gateway nicht annimmt.",
  },
  "method-not-allowed": {
    title: "Das Gateway hat die Anfrage abgelehnt",
    text: "Es liest nur.",
  },
  "access-denied": {
    title: "Sie sind nicht angemeldet",
    text: "Die Sitzung ist beendet, oder es gab keine. Melden Sie sich an, oder öffnen Sie einen Link, der für Sie freigegeben wurde.",
  },
  "out-of-scope": {
    title: "Nicht Teil der Freigabe",
    text: "Der geöffnete Link zeigt etwas anderes. Wer ihn gesendet hat, kann auch dies freigeben.",
  },
  "share-expired": {
    title: "Der Link ist abgelaufen",
    text: "Wer ihn gesendet hat, kann einen neuen senden.",
  },
  "share-revoked": {
    title: "Der Link wurde zurückgezogen",
    text: "Wer ihn gesendet hat, kann einen neuen senden.",
  },
  unreachable: {
    title: "Das Gateway von Countboard antwortet nicht",
    text: "Das Netzwerk ist ausgefallen, oder das Gateway wird gerade neu gestartet.",
  },
  "cut-off": {
    title: "Die Antwort brach ab",
    text: "Die Verbindung endete, bevor alles angekommen war, daher wird nichts davon gezeigt. Wenn es so bleibt, findet die Administration die Ursache im Protokoll des Gateways.",
  },
  contract: {
    title: "Die Antwort ist nicht, was die API zusagt",
    text: "Ein Pflichtfeld fehlt oder hat eine andere Form, daher ist keiner ihrer Zahlen zu trauen.",
  },
  noCounting: "Keine Zählung mit dieser ID",
  technical: (path, cause, time) => `GET ${path}, ${cause}, ${time}`,
  status: (status) => `HTTP ${status}`,
  noAnswer: "keine Antwort",
  cutOff: "abgebrochen",
  field: (field) => (field ? `Feld ${field}` : "kein JSON"),
  tryNow: "Jetzt versuchen",
  figuresAge: (age) => `Die Zahlen sind ${age} alt.`,
  figuresStay: "Die letzten Zahlen bleiben, bis neuere eintreffen.",
  withdrawn: "Solltempo, Prognose und Countdowns entfallen, bis die Quelle antwortet.",
  triesByItself: "Der nächste Versuch kommt von selbst.",
  nextTryIn: (time) => `Nächster Versuch in ${time}.`,
  triesNow: "Neuer Versuch läuft.",
  backToCountings: "Zurück zu den Zählungen",
};
