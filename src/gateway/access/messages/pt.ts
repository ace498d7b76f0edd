import type { AccessMessages } from "./en.ts";

/** Texts of the gateway's own pages. */
export const pt: AccessMessages = {
  description: "O progresso das contagens de estoque em armazéns",
  signIn: {
    title: "Entrar",
    label: "Código de acesso",
    button: "Entrar",
    wrong: "Este código de acesso está incorreto.",
    tooMany: (minutes) =>
      `Chegaram códigos incorretos demais desta rede. Tente de novo em ${minutes === 1 ? "um minuto" : `${minutes} minutos`}.`,
    busy: "Há pessoas demais entrando neste momento. Tente de novo em alguns segundos.",
    foreign: "Este formulário foi enviado de outro site. Preencha-o aqui.",
  },
  landing: {
    title: "Compartilhado com você",
    all: "Todas as contagens de estoque",
    warehouse: (name) => `${name}, contagens de estoque ativas`,
    counting: (name, day) => `${name}, contagem de estoque de ${day}`,
    countings: (countings) => `${countings} contagens de estoque`,
    unnamed: (id) => `Contagem de estoque ${id}`,
    until: (day) => `Compartilhado até ${day}.`,
    button: "Abrir o painel",
    note: "Este navegador mostrará o que foi compartilhado até o link expirar ou deixar de ser compartilhado.",
    foreign: "Outro site tentou abrir este link. Abra-o aqui, se quiser.",
  },
  over: {
    "share-expired": {
      title: "O link expirou",
      lead: "Peça um novo a quem o enviou.",
    },
    "share-revoked": {
      title: "Este link não funciona mais",
      lead: "Peça um novo a quem o enviou.",
    },
    "access-denied": {
      title: "O link não funciona",
      lead: "Não está completo, ou mudou no caminho. Copie-o de novo, inteiro, ou pergunte a quem o enviou.",
    },
  },
  proxy: {
    title: "Sessão não iniciada",
    lead: "O acesso ao Countboard é feito pelo login da organização, e esta solicitação não passou por ele.",
    note: "Abra o Countboard no endereço dado pela organização. Se já fez isso, peça a quem o administra que verifique ACCESS_HEADER, ACCESS_HEADER_SECRET e ACCESS_PROXIES.",
  },
  pair: {
    title: "Parear esta tela",
    lead: "Digite este código em “Telas”, num computador ou telefone com sessão de administrador:",
    qr: "Código QR do formulário para este código",
    scan: "Ou leia isto com o telefone do administrador. O código já vem preenchido; o administrador o confirma.",
    waiting:
      "Esta tela começa sozinha assim que o código é digitado. O código muda a cada poucos minutos.",
    noScript: "O pareamento precisa de JavaScript.",
    unreachable: "Sem conexão com o gateway.",
    refused: "Não há código neste momento. Esta tela continua pedindo um.",
  },
  framed: {
    text: "Outro site mostra esta página dentro da sua, e ali os navegadores não guardam a sessão do Countboard.",
    open: "Abri-la em uma aba própria",
  },
  hostHint:
    "Se esta mensagem aparecer de novo depois disso, um proxy não transmite o endereço que seu navegador pediu: o operador encontra mais no registro do gateway.",
  unusable: {
    title: "O Countboard não consegue usar seus arquivos",
    lead: (file) =>
      `O arquivo ${file} na pasta do gateway (STATE_DIR) não pode ser usado, então o Countboard não sabe quem pode ver o quê.`,
    note: (file) =>
      `Avise o operador: ele deve restaurar ${file} do backup ou tornar a pasta utilizável de novo. O registro do gateway e /readyz dizem o que há de errado. Nada mais precisa ser mudado.`,
  },
  signInInstead: "Entrar com código de acesso",
};
