import type { app as english } from "#messages/en/app.ts";

/** Messages of the frame around every page. */
export const app: typeof english = {
  name: "Countboard",
  title: (page) => `${page} · Countboard`,
  mainNavigation: "Hauptmenü",
  countings: "Zählungen",
  counting: "Zählung",
  screens: "Bildschirme",
  shares: "Freigaben",
  trends: "Trends",
  incidentTypes: "Vorfallarten",
  imports: "Importe",
  views: "Ansichten",
  handover: "Schichtübergabe",
  help: "Hilfe",
  menu: "Menü",
  find: "Suchen oder öffnen …",
  skipToContent: "Zum Inhalt springen",
  demo: "Demodaten",
  demoExplained:
    "Diese Zählungen sind erfunden. Ihre Administration kann Ihr eigenes Lagersystem anschließen.",
  source: (host) => `Zahlen von ${host}`,
  updated: "Aktualisiert vor",
  ago: "",
  holdUpdates: "Nicht mehr aktualisieren",
  resumeUpdates: "Wieder aktualisieren",
  held: "Angehalten um",
  read: "Gelesen",
  refresh: "Aktualisieren",
  darkTheme: "Dunkles Design",
  lightTheme: "Helles Design",
  zone: (zone) => `Zeiten in ${zone}`,
  unknownZone: (zone, asked) =>
    `Zeiten in ${zone}: Die Adresse verlangt „${asked}“, das ist keine bekannte Zeitzone`,
  loading: "Wird geladen",
  stillWaiting: "Das Lagersystem hat noch nicht geantwortet",
  notFound: {
    title: "Keine Seite unter dieser Adresse",
    text: "Die Adresse ist vielleicht unvollständig, oder die Seite ist umgezogen.",
    action: "Zurück zu den Zählungen",
  },
  reloading: {
    title: "Ein Teil dieser Seite fehlt",
    text: "Die Seite lädt sich von selbst neu, sobald niemand darin tippt.",
    action: "Neu laden",
  },
  failedPart: {
    title: "Ein Teil dieser Seite konnte nicht geladen werden",
    text: "Countboard wird gerade aktualisiert, oder die Verbindung ist unterbrochen. Ihre Daten sind nicht betroffen. Laden Sie die Seite in einer Minute neu; wenn es wieder passiert, rufen Sie die IT an.",
    action: "Neu laden",
  },
  crash: {
    title: "Diese Seite ist fehlgeschlagen",
    text: "Ein Fehler in Countboard hat die Seite angehalten. Ihre Daten sind nicht betroffen. Laden Sie die Seite neu; wenn es wieder passiert, rufen Sie die IT an.",
    action: "Neu laden",
  },
};
