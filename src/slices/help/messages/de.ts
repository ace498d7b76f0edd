import { plural } from "#messages/de/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the help page. */
export const messages: typeof english = {
  title: "Hilfe",
  onThisPage: "Auf dieser Seite",
  about: {
    title: "Dieses Dashboard",
    source: "Verbunden mit",
    demo: "Demodaten: die mit Countboard gelieferte Referenz-API mit erfundenen Zählungen",
    unknownSource: "Unbekannt: Das Gateway hat seine Einstellungen noch nicht mitgeteilt",
    build: "Version",
    unknown: "Unbekannt",
    poll: "Aktualisierung",
    pollValue: (period, finished) =>
      `Aktive Zählungen alle ${period}, abgeschlossene alle ${finished}; seltener, wenn eine Antwort lange dauert`,
    cache: "Cache",
    noCache: "Keiner: Das Gateway reicht jede Anfrage an die API weiter",
    workHours: "Arbeitszeit",
    roundTheClock:
      "Nicht eingestellt: rund um die Uhr. Plan, Prognose und Leistung zählen Nächte und Wochenenden als Arbeitszeit",
    workRule: (schedule, zone) => `${schedule}, ${zone}`,
    workNights: "auch Nächte und Wochenenden zählen",
    workZoneUnknown: (zone) =>
      `auch Nächte und Wochenenden zählen: Dieser Browser kennt die Zone ${zone} nicht`,
    workHoursChosen: "Von Ihnen für diese Ansicht gewählt, da für alle keine eingestellt ist",
    workHoursOf: (warehouse, hours) => `${warehouse}: ${hours}`,
    workHoursOfOthers: (hours) => `Alle anderen Lager: ${hours}`,
    workHoursCount:
      "Plan, Leistung und Prognosen zählen nur diese Zeit; Countdowns und „Überfällig“ gehen nach der Uhr",
    targets: "Ziele",
    targetsOf: (warehouse, targets) => `${warehouse}: ${targets}`,
    targetsOfOthers: (targets) => `Alle anderen Lager: ${targets}`,
    targetsNone: "keine",
    targetsCompared:
      "Von Ihrer Administration für alle festgelegt. Verglichen werden ganze Zählungen, nie ein gefilterter Teil",
    currency: "Währung",
    noCurrency: "Nicht eingestellt: Beträge sind reine Zahlen, da die API keine Währung nennt",
    zone: "Zeitzone",
    activeWithin: "Aktive Zählungen",
    activeWithinValue: (count, days) =>
      `Gesucht unter denen, die ${plural(count, "am letzten Tag", `in den letzten ${days} Tagen`)} begonnen haben`,
  },
  calendar: {
    title: "Die nächsten vier Wochen",
    lead: (zone) =>
      `Wann die Lager arbeiten, Uhrzeiten in ${zone}. Mit „anders“ markierte Tage weichen vom üblichen Wochentag ab.`,
    none: "Es sind keine Arbeitszeiten festgelegt: Jedes Lager arbeitet rund um die Uhr.",
    all: "Alle Lager",
    others: "Alle anderen Lager",
    warehouse: "Lager",
    date: "Datum",
    hours: "Arbeitszeit",
    closed: "frei",
    changed: "anders",
  },
  data: {
    title: "Daten für andere Programme",
    lead: "Excel, Power BI, Grafana und Skripte lesen diese Adressen und aktualisieren sich selbst. Diese Programme bekommen, was Sie hier sehen.",
    token:
      "Ein Programm meldet sich mit dem Token eines Datenfeeds an: als Bearer-Token oder als Passwort mit beliebigem Benutzernamen. Die Administration erstellt es unter Freigabelinks. Ein Token in der Adresse wird abgelehnt.",
    open: "Alle, die dieses Gateway erreichen, sehen alles; ein Token ist nicht nötig.",
    make: "Datenfeed erstellen",
    names: {
      countings: "Zählungen",
      lines: "Positionen einer Zählung",
      figures: "Kennzahlen einer Zählung",
      history: "Verlauf, nach Monat",
      metrics: "Für Prometheus",
      openapi: "Für Entwickler",
    },
    copy: "Kopieren",
    id: "Setzen Sie statt ID die Kennung einer Zählung ein: den Teil ihrer Adresse nach /countings/. Der Verlauf braucht ein Archiv beendeter Zählungen.",
  },
  figures: {
    title: "Was die Zahlen bedeuten",
    lead: "Ein Strich heißt: kein Wert; 0 ist eine Zahl. Nichts wird stillschweigend korrigiert: Widersprechen sich Zusammenfassung und Positionen, weist die Seite darauf hin.",
    header: "Aus der Zusammenfassung einer Zählung",
    history: "Aus dem Verlauf der beendeten Zählungen",
    list: "In der Liste der Zählungen",
    lines: "Aus ihren Positionen",
    log: "Aus dem Fehlerprotokoll eines Imports",
    gateway: "Über die Zahlen",
    figure: "Kennzahl",
    from: "Quelle",
    meaning: "Bedeutung",
    unit: "Einheit",
    noAnswer: "Strich, wenn",
    never: "nie",
    fields: "API-Felder",
    noFields: "keine",
  },
};
