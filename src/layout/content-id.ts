/** Id of the `main` element: what the skip link leads to, and where the focus goes when what held it is gone. */
export const contentId = "conteudo";
