import type { app as english } from "#messages/en/app.ts";

/** Messages of the frame around every page. */
export const app: typeof english = {
  name: "Countboard",
  title: (page) => `${page} · Countboard`,
  mainNavigation: "Principal",
  countings: "Contagens",
  counting: "Contagem",
  screens: "Telas",
  shares: "Links",
  trends: "Tendências",
  incidentTypes: "Incidentes",
  imports: "Importações",
  views: "Visões",
  handover: "Passagem de turno",
  help: "Ajuda",
  menu: "Menu",
  find: "Pesquisar ou ir para …",
  skipToContent: "Ir para o conteúdo",
  demo: "Demo",
  demoExplained:
    "Estas contagens são inventadas. O administrador pode conectar o seu próprio sistema de estoque.",
  source: (host) => `Números de ${host}`,
  updated: "Atualizado há",
  ago: "",
  holdUpdates: "Parar de atualizar",
  resumeUpdates: "Voltar a atualizar",
  held: "Parado às",
  read: "Lido",
  refresh: "Atualizar",
  darkTheme: "Tema escuro",
  lightTheme: "Tema claro",
  zone: (zone) => `Horários em ${zone}`,
  unknownZone: (zone, asked) =>
    `Horários em ${zone}: o endereço pede “${asked}”, que não é um fuso horário conhecido`,
  loading: "Carregando",
  stillWaiting: "Ainda à espera do sistema de estoque",
  notFound: {
    title: "Nenhuma página neste endereço",
    text: "O endereço pode estar incompleto ou a página pode ter mudado de lugar.",
    action: "Voltar às contagens",
  },
  reloading: {
    title: "Falta uma parte desta página",
    text: "A página recarrega sozinha assim que ninguém estiver digitando nela.",
    action: "Recarregar",
  },
  failedPart: {
    title: "Não foi possível carregar uma parte desta página",
    text: "O Countboard está sendo atualizado ou a conexão caiu. Os dados não foram afetados. Recarregue a página em um minuto; se falhar de novo, chame a TI.",
    action: "Recarregar",
  },
  crash: {
    title: "Esta página falhou",
    text: "Um erro do Countboard interrompeu a página. Os dados não foram afetados. Recarregue a página; se falhar de novo, chame a TI.",
    action: "Recarregar",
  },
};
