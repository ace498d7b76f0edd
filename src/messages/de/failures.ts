import type { failures as english } from "#messages/en/failures.ts";

/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures: typeof english = {
  "upstream-credentials": {
    title: "Das Lagersystem hat die Anmeldung von Countboard abgelehnt",
    text: "Die Zugangsdaten sind falsch oder wurden entzogen, ein neuer Versuch hilft nicht. Bitten Sie Ihre Administration, sie neu einzugeben.",
  },
  "not-found": {
    title: "Nicht gefunden",
    text: "Es wurde vielleicht entfernt, oder die Adresse ist unvollständig. Prüfen Sie die Adresse, oder gehen Sie zurück zur Liste.",
  },
  "no-longer-available": {
    title: "Nicht mehr verfügbar",
    text: "Das Lagersystem hat das Fehlerprotokoll dieses Imports nicht mehr. Ein neuer Import erzeugt ein neues.",
  },
  "upstream-rejected": {
    title: "Das Lagersystem hat diese Anfrage abgelehnt",
    text: "Andere Seiten können trotzdem funktionieren. Wenn es so bleibt, rufen Sie die IT an.",
  },
  "rate-limited": {
    title: "Zu viele Anfragen",
    text: "Das Lagersystem bittet um eine Pause. Sie müssen nichts tun: Die Seite versucht es von selbst wieder.",
  },
  "upstream-unavailable": {
    title: "Das Lagersystem antwortet nicht",
    text: "Es ist vielleicht ausgefallen. Wenn es so bleibt, rufen Sie die IT an.",
  },
  "upstream-timeout": {
    title: "Das Lagersystem braucht zu lange",
    text: "Es ist vielleicht ausgelastet. Wenn es so bleibt, rufen Sie die IT an.",
  },
  "upstream-redirect": {
    title: "Das Lagersystem ist nicht an seiner Adresse",
    text: "Seine Adresse hat sich geändert, ein neuer Versuch hilft nicht. Rufen Sie die IT an (Einstellung COUNTING_API_URL).",
  },
  "upstream-not-json": {
    title: "Die Antwort des Lagersystems ist nicht lesbar",
    text: "Sie ist unvollständig oder stammt von etwas anderem. Wenn es so bleibt, rufen Sie die IT an (Einstellung COUNTING_API_URL).",
  },
  "upstream-too-large": {
    title: "Die Antwort ist zu groß",
    text: "Sie übersteigt die Grenze von Countboard; andere Seiten funktionieren weiter. Die IT kann die Grenze mit MAX_BODY_MB erhöhen.",
  },
  "bad-request": {
    title: "Die Adresse ist ungültig",
    text: "Ein Teil davon kann nicht stimmen. Prüfen Sie sie, oder gehen Sie zurück und öffnen Sie die Seite neu.",
  },
  "method-not-allowed": {
    title: "Das ist nicht möglich",
    text: "Countboard liest das Lagersystem nur und ändert nichts darin.",
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
    title: "Dieser Link funktioniert nicht mehr",
    text: "Die Freigabe wurde beendet. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.",
  },
  "shares-unusable": {
    title: "Countboard kann seine Datei shares.json nicht verwenden",
    text: "Darin steht, wer was sehen darf; Links und Bildschirme erhalten deshalb keine Zahlen, und es kann nichts freigegeben und keine Freigabe beendet werden. Rufen Sie die IT an: Das Protokoll des Gateways und /readyz sagen, was zu tun ist (Einstellung STATE_DIR).",
  },
  "views-unusable": {
    title: "Countboard kann seine Datei views.json nicht verwenden",
    text: "Darin stehen die Ansichten für alle; alles andere funktioniert. Rufen Sie die IT an: Das Protokoll des Gateways und /readyz sagen, was zu tun ist (Einstellung STATE_DIR).",
  },
  "alerts-unusable": {
    title: "Countboard kann seine Dateien der Meldungen nicht verwenden",
    text: "Darin stehen die Meldungen und ihre Nachrichten; deshalb werden keine gesendet, auch kein Test. Alles andere funktioniert. Rufen Sie die IT an: Das Protokoll des Gateways sagt, was zu tun ist (Einstellung STATE_DIR).",
  },
  "history-off": {
    title: "Hier wird kein Verlauf aufbewahrt",
    text: "Countboard bewahrt keine beendeten Zählungen auf. Rufen Sie die IT an: Die Einstellung ARCHIVE_DIR schaltet es ein.",
  },
  "history-engine-missing": {
    title: "Der Verlauf kann nicht berechnet werden",
    text: "Ein Teil von Countboard ist nicht installiert. Rufen Sie die IT an: Das Protokoll des Gateways sagt, wie man ihn ergänzt.",
  },
  "history-reading": {
    title: "Noch nicht gelesen",
    text: "Countboard liest noch beendete Zählungen. Versuchen Sie es in einigen Minuten erneut.",
  },
  "history-unavailable": {
    title: "Der Verlauf antwortet nicht",
    text: "Alles andere funktioniert. Versuchen Sie es in einer Minute erneut. Wenn es so bleibt, rufen Sie die IT an.",
  },
  unreachable: {
    title: "Countboard antwortet nicht",
    text: "Das Netz ist ausgefallen, oder Countboard startet neu. Wenn es so bleibt, prüfen Sie Ihre Verbindung oder rufen Sie die IT an.",
  },
  "cut-off": {
    title: "Die Verbindung ist abgebrochen",
    text: "Es kam nicht alles an, daher wird nichts davon gezeigt. Wenn es so bleibt, rufen Sie die IT an.",
  },
  contract: {
    title: "Das Lagersystem hat etwas Unerwartetes gesendet",
    text: "Ein nötiger Wert fehlt oder ist falsch, daher werden diese Zahlen nicht gezeigt. Andere Seiten funktionieren. Rufen Sie die IT an.",
  },
  noCounting: "Keine Zählung mit dieser ID",
  forIt: "Details für die IT",
  technical: (path, cause, time) => `GET ${path}, ${cause}, ${time}`,
  status: (status) => `HTTP ${status}`,
  noAnswer: "keine Antwort",
  cutOff: "abgebrochen",
  field: (field) => (field ? `Feld ${field}` : "kein JSON"),
  tryNow: "Jetzt versuchen",
  figuresAge: (age) => `Die Zahlen sind ${age} alt.`,
  figuresStay: "Die letzten Zahlen bleiben, bis neuere eintreffen.",
  withdrawn: "Plan, Prognose und Countdowns kommen zurück, sobald das Lagersystem antwortet.",
  triesByItself: "Der nächste Versuch kommt von selbst.",
  nextTryIn: (time) => `Nächster Versuch in ${time}.`,
  triesNow: "Neuer Versuch läuft.",
  backToCountings: "Zurück zu den Zählungen",
};
