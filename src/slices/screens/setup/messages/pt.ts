import type { messages as english } from "./en.ts";

/** Messages of the page of office screens. */
export const messages: typeof english = {
  title: "Telas",
  lead: "Mostre o andamento das suas contagens em uma TV.",
  openHere: "Abrir neste computador",
  list: "Telas pareadas",
  none: "Nenhuma tela foi pareada ainda.",
  columns: {
    name: "Tela",
    scope: "Mostra",
    place: "Distância, tamanho",
    turn: "Troca de página",
    hides: "Oculta",
    state: "Status",
  },
  place: (distance, diagonal) => `${distance} m, ${diagonal} polegadas`,
  turn: (seconds) => `a cada ${seconds} s`,
  standard: "Não definido",
  on: "Ligada agora",
  off: (moment) => `Sem sinal desde ${moment}`,
  never: "Ainda sem sinal",
  seeIt: "Ver",
  seeItOf: (name) => `Ver “${name}” em outra aba`,
  change: "Alterar",
  changeOf: (name) => `Alterar “${name}”`,
  save: "Salvar",
  saveNote: "A tela muda em segundos; se estiver desligada, assim que voltar a ligar.",
  cancel: "Cancelar",
  changed: (name) => `“${name}” foi alterada`,
  add: "Adicionar uma tela",
  addLead: (address) =>
    `Abra ${address} na tela. Ela mostra um código: digite-o aqui, ou leia o código QR com o telefone.`,
  code: "Código na tela",
  codeMissing: "Digite o código que a tela mostra.",
  codeCheck: "Pareie apenas a tela à sua frente: ela deve mostrar este código agora.",
  name: "Nome",
  nameHint: "Onde fica, por exemplo: Escritório, térreo",
  pair: "Parear esta tela",
  note: "Nenhum código de acesso é digitado na tela. Você pode pará-la aqui a qualquer momento.",
  incomplete: "Escolha o que ela mostra e corrija o que está marcado.",
  open: "Na TV, abra o endereço abaixo.",
  viewer:
    "Só administradores pareiam telas. Sem parear, abra o endereço abaixo em uma tela com a sua sessão.",
  preview: "O que vai mostrar",
  direct: "Sem parear",
  directText:
    "Abra este endereço no navegador de uma tela com sessão iniciada, ou onde não há código de acesso.",
  admitted: (name) => `“${name}” aguarda sua tela`,
  admittedText:
    "A tela que mostra este código abre em segundos. Se a sua não abrir, leia o código de novo e digite o que ela mostra: sem uso, esta entrada termina em 10 minutos.",
  paired: (name) => `A tela “${name}” foi pareada`,
  pairedText:
    "Ela já mostra os números. Se a sua tela ainda mostra um código, outra foi pareada: pare esta.",
  unclaimed: (name) => `Nenhuma tela apareceu para “${name}”`,
  unclaimedText:
    "Nenhuma tela mostrou esse código em 10 minutos. Olhe a tela de novo e digite o código que ela mostra agora.",
  noCode:
    "Nenhuma tela mostra este código agora. Os códigos mudam depois de um tempo: olhe a tela de novo e digite o que ela mostra.",
};
