import type { shareChoices as english } from "#messages/en/share-choices.ts";

/** Messages of what one can do to share the present view. */
export const shareChoices: typeof english = {
  copyLink: "Copiar link",
  open: "Qualquer pessoa que chegue a este endereço pode abri-lo.",
  needsAccess: "A outra pessoa também precisa de acesso ao Countboard.",
  needsShare: "A outra pessoa precisa de um link próprio: quem enviou este pode criar outro.",
  copied: "Copiado. O link abre exatamente esta visão.",
  onlyHere:
    "Este endereço só abre neste computador. Para outros dispositivos, peça à TI um endereço público (configuração PUBLIC_URL).",
  outside: "Link para alguém de fora",
  outsideText: "Abre sem iniciar sessão; custos e nomes ficam ocultos se você não os mostrar",
};
