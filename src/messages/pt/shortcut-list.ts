import type { shortcutList as english } from "#messages/en/shortcut-list.ts";

/** Every keyboard shortcut, by where it works. */
export const shortcutList: typeof english = {
  letterKeys: "As teclas de uma letra ou um sinal funcionam em toda a página",
  places: {
    everywhere: "Em toda parte",
    tables: "Em uma tabela de contagens, linhas ou pessoas",
    log: "No registro de uma importação",
    logSearch: "Na busca de um registro",
    screen: "Em uma tela de escritório",
  },
  actions: {
    find: "Buscar em tudo ou ir para algum lugar",
    shortcuts: "Mostrar estes atalhos",
    search: "Ir à caixa de busca da página",
    close: "Fechar o que está aberto; de uma caixa de busca vazia, ir à tabela",
    row: "Próxima linha ou anterior",
    screenful: "Uma tela para a frente ou para trás",
    end: "Primeira ou última linha",
    tableRow: "Linha seguinte ou anterior da tabela",
    tableEnd:
      "Primeira ou última linha da tabela; com células selecionadas, primeira ou última célula",
    openRow: "Abrir a linha da tabela; em pessoas, filtrar pela pessoa",
    selectRow: "Selecionar a linha da tabela",
    selectCells: "Selecionar células",
    selectAll: "Selecionar todas as células",
    copyCells: "Copiar as células selecionadas, ou a linha, para uma planilha",
    copyWithTitles: "O mesmo, com os títulos das colunas",
    clearCells: "Limpar a seleção",
    link: "Link para a linha",
    linkUpTo: "Link para as linhas até esta",
    unlink: "Tirar as linhas do link",
    nextHit: "Próximo resultado",
    previousHit: "Resultado anterior",
    clear: "Limpar a busca",
    fullScreen: "Ativar ou deixar a tela cheia",
  },
  or: "ou",
};
