/** Id of the `main` element: target of the skip link, and of the focus when the focused element disappears. */
export const contentId = "conteudo";
