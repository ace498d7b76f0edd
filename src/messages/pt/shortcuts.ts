import type { shortcuts as english } from "#messages/en/shortcuts.ts";

/** Words of the keyboard shortcuts. */
export const shortcuts: typeof english = {
  title: "Atalhos de teclado",
  close: "Fechar",
  more: "O que os números significam",
  places: {
    everywhere: "Em toda parte",
    countings: "Na lista de contagens",
    lines: "Nas linhas de produto",
    log: "No registro de uma importação",
    logSearch: "Na busca de um registro",
  },
  actions: {
    shortcuts: "Mostrar estes atalhos",
    search: "Ir à caixa de busca da página",
    close: "Fechar o que está aberto",
    row: "Próxima linha ou anterior",
    screenful: "Uma tela para a frente ou para trás",
    end: "Primeira ou última linha",
    nextCounting: "Próxima contagem",
    previousCounting: "Contagem anterior",
    openCounting: "Abrir a contagem",
    link: "Link para a linha",
    linkUpTo: "Link para as linhas até esta",
    openLine: "Abrir a linha",
    unlink: "Soltar as linhas do link",
    nextHit: "Próximo resultado",
    previousHit: "Resultado anterior",
    clear: "Limpar a busca",
  },
  or: "ou",
  keys: {
    Escape: "Esc",
    ArrowDown: "↓",
    ArrowUp: "↑",
    PageDown: "Page Down",
    PageUp: "Page Up",
    Home: "Home",
    End: "End",
  },
};
