import { plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the help page. */
export const messages: typeof english = {
  title: "Ajuda",
  onThisPage: "Nesta página",
  about: {
    title: "Este painel",
    source: "Conectado a",
    demo: "Dados de demonstração: a API de referência que vem com o Countboard, com contagens fictícias",
    unknownSource: "Desconhecido: o gateway ainda não informou suas configurações",
    build: "Versão",
    unknown: "Desconhecido",
    poll: "Atualização",
    pollValue: (period, finished) =>
      `Contagens ativas a cada ${period}, concluídas a cada ${finished}; com menos frequência quando uma resposta demora`,
    cache: "Cache",
    noCache: "Nenhum: o gateway repassa cada consulta à API",
    workHours: "Horário de trabalho",
    roundTheClock: "Não configurado: supõe trabalho dia e noite, também nos fins de semana",
    workRule: (schedule, zone) => `${schedule}, ${zone}`,
    workNights: "noites e fins de semana também contam",
    workZoneUnknown: (zone) =>
      `noites e fins de semana também contam: este navegador não conhece o fuso ${zone}`,
    workHoursChosen: "Escolhido por você para esta visão, pois não há nenhum para todos",
    workHoursOf: (warehouse, hours) => `${warehouse}: ${hours}`,
    workHoursOfOthers: (hours) => `Os demais armazéns: ${hours}`,
    workHoursCount:
      "Plano, velocidades e previsões contam só este tempo; contagens regressivas e vencimentos seguem o relógio",
    targets: "Metas",
    targetsOf: (warehouse, targets) => `${warehouse}: ${targets}`,
    targetsOfOthers: (targets) => `Os demais armazéns: ${targets}`,
    targetsNone: "nenhuma",
    targetsCompared:
      "Definidas para todos pelo administrador. Comparam-se contagens inteiras, nunca uma parte filtrada",
    currency: "Moeda",
    noCurrency: "Não configurada: os valores são números sem moeda, pois a API não indica nenhuma",
    zone: "Fuso horário",
    activeWithin: "Contagens ativas",
    activeWithinValue: (count, days) =>
      `Buscadas entre as iniciadas ${plural(count, "no último dia", `nos últimos ${days} dias`)}`,
  },
  calendar: {
    title: "As próximas quatro semanas",
    lead: (zone) =>
      `Quando os armazéns trabalham, no horário de ${zone}. Os dias com “especial” diferem do seu dia da semana.`,
    none: "Não há horário definido: todos os armazéns trabalham 24 horas por dia.",
    all: "Todos os armazéns",
    others: "Os demais armazéns",
    warehouse: "Armazém",
    date: "Data",
    hours: "Horário",
    closed: "fechado",
    changed: "especial",
  },
  data: {
    title: "Dados para outros programas",
    lead: "Excel, Power BI, Grafana e scripts leem estes endereços e se atualizam sozinhos. Eles recebem o que você vê aqui.",
    token:
      "Um programa se identifica com o token de um feed de dados: como token Bearer ou como senha, com qualquer nome de usuário. Os administradores o criam em Links compartilhados. Um token no endereço é recusado.",
    open: "Quem chega a este gateway vê tudo, por isso não é preciso token.",
    make: "Criar um feed de dados",
    names: {
      countings: "Contagens",
      lines: "Linhas de uma contagem",
      figures: "Números de uma contagem",
      history: "Histórico, por mês",
      metrics: "Para o Prometheus",
      openapi: "Para desenvolvedores",
    },
    copy: "Copiar",
    id: "Troque ID pelo identificador de uma contagem: a parte do endereço dela depois de /countings/. O histórico precisa de um arquivo de contagens encerradas.",
  },
  figures: {
    title: "O que os números significam",
    lead: "Um traço significa que não há dado; 0 é um número. Nada é corrigido em silêncio: onde resumo e linhas não coincidem, a página diz.",
    header: "Do resumo de uma contagem",
    history: "Do histórico de contagens concluídas",
    list: "Na lista de contagens",
    lines: "Das suas linhas",
    log: "Do registro de erros de uma importação",
    gateway: "Sobre os números",
    figure: "Indicador",
    from: "Origem",
    meaning: "Significado",
    unit: "Unidade",
    noAnswer: "Um traço quando",
    never: "nunca",
    fields: "Campos da API",
    noFields: "nenhum",
  },
};
