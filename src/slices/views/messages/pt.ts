import { plural } from "#messages/pt/plural.ts";
import type { messages as english } from "./en.ts";

/** Messages of the page of saved views, the start view and starred warehouses. */
export const messages: typeof english = {
  title: "Visões",
  lead: "Uma visão é uma página com seus filtros, sua ordem e suas colunas.",
  toSave: "Para salvar uma, abra a página, pressione “Compartilhar” e salve-a como visão.",
  toCountings: "Ver as contagens",
  notStored: "Este navegador não guarda nada; as mudanças duram até fechar a página.",
  own: "Neste navegador",
  none: "Nenhuma visão salva ainda",
  start: "Abrir primeiro",
  startsElsewhere: "Este navegador começa com uma visão salva.",
  startWithList: "Começar com a lista de contagens",
  remove: "Remover",
  removed: (name) => `${name} removida`,
  exportFile: "Exportar para um arquivo",
  importFile: "Importar um arquivo",
  imported: (count, of) => `${count} ${plural(of, "visão", "visões")} neste navegador`,
  refusedFile: "O arquivo não foi lido: não contém visões do Countboard.",
  counting: (id) => `Contagem ${id}`,
  warehouses: "Armazéns",
  starHint: "Armazéns com estrela vêm primeiro ao escolher um armazém.",
  noWarehouses: "Nenhum armazém tem contagem ainda.",
  star: (name) => `Estrela para ${name}`,
  noneForEveryone: "Nenhuma visão para todos.",
  keepForEveryone: "Guardar para todos",
  kept: (name) => `${name} está guardada para todos`,
  confirmRemove: (name) => `Remover ${name} para todos?`,
  confirmRemoveText:
    "Depois disso, ninguém verá esta visão. As visões salvas nos navegadores permanecem.",
  cancelRemove: "Manter",
  removing: "Removendo…",
  everyoneFailed: "A mudança não foi salva",
};
