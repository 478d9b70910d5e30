import { formatted, lacks, remedy } from "./text";

/**
 * Host of a URL: names of Latin letters, digits and inner hyphens, and an ending of letters. By this rule alone, since the URL parsers
 * of Node's versions differ. Not `xn--…`, which the owner would not recognise.
 */
const label = "(?!xn--)[a-zA-ZÀ-ÖØ-öø-ÿ\\d](?:[a-zA-ZÀ-ÖØ-öø-ÿ\\d-]*[a-zA-ZÀ-ÖØ-öø-ÿ\\d])?";
const host = `(?:${label}\\.)+[a-zA-Z]{2,}`;

/** An ending that no registry has. */
const noEnding = /\.con(?:\.br)?$/;
const noEndingMessage = "O endereço acaba em .con, que não existe. Confira se é .com";

/** Characters allowed after the host of a URL. */
const urlCharacters = "[\\p{L}\\p{N}%&'()*+,./:;=@_~!$-]";

const anyUrl = `https://${host}(?:[/?#](?:${urlCharacters}|[?#])*)?`;

const wholeUrl = new RegExp(`^${anyUrl}$`, "u");

/** Gives an address the safe scheme, which all sites have today. */
function withScheme(written: string): string {
  const address = written.replace(/^https?:\/\//i, "");
  return new RegExp(`^${host}(?:[/?#]|$)`, "u").test(address) ? `https://${address}` : written;
}

const urlRemedy = (example: string) =>
  remedy(
    "O endereço",
    `Ele começa com https://, sem espaços, e os acentos ficam como se leem, por exemplo: ${example}`,
  );

/** URL of another site; only https, which excludes `javascript:`. */
export const url = (title: string, hint?: string, example = "https://www.instagram.com/suaempresa") =>
  formatted({ input: "url", read: withScheme, pattern: wholeUrl, remedy: urlRemedy(example) }, title, hint);

/** URL of another site, or a fact that is one, `{photoPolicy}`. */
export const quotableUrl = (title: string) =>
  formatted(
    {
      pattern: new RegExp(`^(?:${anyUrl}|\\{\\w+\\})$`, "u"),
      remedy: urlRemedy("https://www.gov.br/anpd/pt-br"),
    },
    title,
  ).meta({ interpolated: true });

/** Origin of the site, without path. */
export const origin = (title: string) =>
  formatted(
    {
      input: "url",
      read: (written) => withScheme(written).replace(/\/$/, "").toLowerCase(),
      // A host of `www` and one name is no address of the internet.
      pattern: new RegExp(`^https://(?!www\\.[^.]+$)${host}$`),
      remedy: remedy(
        "O endereço do site",
        "Ele começa com https:// e acaba no domínio, com os acentos como se leem, sem página depois, por exemplo: https://www.suaempresa.com.br",
      ),
    },
    title,
  )
    .refine(lacks(noEnding), noEndingMessage)
    .refine(
      lacks(/[/.](?:instagram|facebook|linkedin|tiktok|youtube|whatsapp|linktr|wa)\.\w+$/),
      "Este é o endereço de um perfil ou de uma conversa. Aqui vai o do próprio site; perfis vão em Perfis em redes sociais (profiles).",
    );

/** E-mail address; its domain may have accents. */
export const email = (title: string) =>
  formatted(
    {
      input: "email",
      read: (written) => written.replace(/^mailto:/i, ""),
      pattern: new RegExp(`^[A-Za-z0-9_+'-]+(?:\\.[A-Za-z0-9_+'-]+)*@${host}$`),
      remedy: remedy(
        "O e-mail",
        "Ele não tem espaço nem vírgula nem, antes do @, acento, por exemplo: contato@suaempresa.com.br",
      ),
    },
    title,
  )
    .refine(lacks(noEnding), noEndingMessage)
    .meta({ max: 100 });

/** Web pages of well-known services, as opposed to image files. */
const photoPages =
  /^https:\/\/(?:(?:www\.|m\.|br\.)?(?:unsplash|pexels|pixabay|freepik|flickr|instagram|facebook|pinterest|dropbox|github)\.com|(?:drive|photos)\.google\.com|photos\.app\.goo\.gl|pin\.it)\//;

/** URL of a photo on an image service, without a query: the site adds its own. */
const photoUrl = `https://${host}/${urlCharacters}+`;

/** Path of a photo below `data/`: portable file names, and formats that sharp reads. */
const photoFile =
  "[\\p{L}\\d_ ()~-][\\p{L}\\d_ ()~.-]*(?:/[\\p{L}\\d_ ()~-][\\p{L}\\d_ ()~.-]*)*(?<=\\.(?:jpe?g|png|webp))";

/** Source of a photo: a file below `data/`, `oficina.jpg`, or a URL on an image service. */
export const photoSource = (title: string, hint: string) =>
  formatted(
    {
      read: (written) =>
        written.startsWith("https://") ? written.replace(/[?#].*$/, "") : written.replace(/^\.?\/?data\//, ""),
      pattern: new RegExp(`^(?:${photoUrl}|${photoFile})$`, "iu"),
      remedy: {
        wrong: "Isto não é o nome de um arquivo de foto nem o endereço de uma foto.",
        form: "De uma foto sua em JPG, PNG ou WebP, escreva o nome a partir da pasta data, só com letras, números, espaços e hífens, por exemplo: oficina.jpg. De um serviço de imagens, copie o endereço da foto, por exemplo: https://images.unsplash.com/photo-1621905251189-08b45d6a269e",
      },
    },
    title,
    hint,
  )
    .refine(
      lacks(photoPages),
      "Este é o endereço da página da foto, e não o da foto. Abra a página, clique na foto com o botão direito e escolha “Copiar endereço da imagem”.",
    )
    .meta({ photo: true });
