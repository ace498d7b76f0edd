/** Words of the frame around every page. */
export const app = {
  name: "Countboard",
  title: (page: string) => `${page} · Countboard`,
  mainNavigation: "Main",
  countings: "Countings",
  trends: "Trends",
  incidentTypes: "Incident types",
  imports: "Imports",
  help: "Help",
  menu: "Menu",
  skipToContent: "Skip to the content",
  demo: "Demo data",
  demoExplained:
    "These countings are made up. Set COUNTING_API_URL to show those of your organization.",
  source: (host: string) => `Figures from ${host}`,
  updated: "Updated",
  ago: "ago",
  read: "Read",
  refresh: "Refresh",
  darkTheme: "Dark theme",
  lightTheme: "Light theme",
  zone: (zone: string) => `Times in ${zone}`,
  unknownZone: (zone: string, asked: string) =>
    `Times in ${zone}: the address asks for “${asked}”, which is no known time zone`,
  loading: "Loading",
  stillWaiting: "Still waiting for the API",
  notFound: {
    title: "No page at this address",
    text: "The address may be incomplete, or the page has moved.",
    action: "Back to countings",
  },
  crash: {
    title: "This page failed",
    text: "An error in Countboard stopped the page. Your data is not affected; reloading usually helps.",
    action: "Reload",
  },
};
