import { expect, it } from "@jest/globals";
import { below, read, told, value } from "../../../../tests/support/edited-content";

const business = "business.yaml";
const home = "pages/home.yaml";
const contact = "pages/contact.yaml";

it.each([
  ["siteUrl", ["siteUrl"], "www.frio.com.br", "https://www.frio.com.br"],
  ["siteUrl", ["siteUrl"], "https://www.frio.com.br/", "https://www.frio.com.br"],
  ["siteUrl", ["siteUrl"], "HTTP://www.Frio.com.br", "https://www.frio.com.br"],
  ["siteUrl", ["siteUrl"], "https://climatização.com.br", "https://climatização.com.br"],
  ["url", ["profiles", 0, "url"], "instagram.com/frio", "https://instagram.com/frio"],
  ["email", ["email"], "contato@climatização.com.br", "contato@climatização.com.br"],
  ["url", ["profiles", 0, "url"], "http://www.facebook.com/frio", "https://www.facebook.com/frio"],
  ["email", ["email"], "mailto:contato@frio.com.br", "contato@frio.com.br"],
  ["email", ["email"], "MARIA.oficina+site@gmail.com", "MARIA.oficina+site@gmail.com"],
])("The field %s %j understands %s", (key, path, written, meant) => {
  expect(read(business, path, value(key, written))).toBe(meant);
});

it.each([
  ["data/fotos/bancada.jpg", "fotos/bancada.jpg"],
  ["IMG_2026~2.jpg", "IMG_2026~2.jpg"],
  ["https://images.unsplash.com/photo-1?w=800&q=80", "https://images.unsplash.com/photo-1"],
])("A photo at %s is %s", (written, meant) => {
  expect(read(home, ["teaser", "photos", 0, "url"], value("url", written))).toBe(meant);
});

const url = (example: string) =>
  `O endereço não está no formato esperado. Ele começa com https://, sem espaços, e os acentos ficam como se leem, por exemplo: ${example}`;
const origin =
  "O endereço do site não está no formato esperado. Ele começa com https:// e acaba no domínio, com os acentos como se leem, sem página depois, por exemplo: https://www.suaempresa.com.br";
const profile = "Este endereço não é o de um perfil. Abra o seu perfil na rede e copie o endereço dele.";
const email =
  "O e-mail não está no formato esperado. Ele não tem espaço nem vírgula nem, antes do @, acento, por exemplo: contato@suaempresa.com.br";

it.each([
  ["siteUrl", "https://www.frio.con.br", "O endereço acaba em .con, que não existe. Confira se é .com"],
  ["siteUrl", "https://www.frio.com.br/contato", origin],
  ["siteUrl", "https://xn--a.com", origin],
  ["siteUrl", "www.polarfrio", origin],
  [
    "siteUrl",
    "https://www.instagram.com",
    "Este é o endereço de um perfil ou de uma conversa. Aqui vai o do próprio site; perfis vão em Perfis em redes sociais (profiles).",
  ],
  ["url", "javascript:alert(1)", url("https://www.instagram.com/suaempresa")],
  ["url", '"@polarfrio"', url("https://www.instagram.com/suaempresa")],
  ["url", "https://www.instagram.com/accounts/login/", profile],
  ["url", "https://www.instagram.com/", profile],
  ["url", "https://www.instagram.com/p/DAbc123/", profile],
  ["url", "https://www.instagram.com/reel/DAbc123/", profile],
  ["url", "https://www.instagram.com/direct/inbox/", profile],
  ["url", "https://www.instagram.com/explore/", profile],
  ["email", "contato@frio", email],
  ["email", "joão@frio.com.br", email],
  ["email", "contato@frio,com", email],
  ["email", "contato@frio.con", "O endereço acaba em .con, que não existe. Confira se é .com"],
])("The field %s can't be %s", (key, written, message) => {
  expect(told(business, value(key, written))).toEqual([`${key}: ${written} → ${message}`]);
});

const photo =
  "Isto não é o nome de um arquivo de foto nem o endereço de uma foto. De uma foto sua em JPG, PNG ou WebP, escreva o nome a partir da pasta data, só com letras, números, espaços e hífens, por exemplo: oficina.jpg. De um serviço de imagens, copie o endereço da foto, por exemplo: https://images.unsplash.com/photo-1621905251189-08b45d6a269e";

it.each([
  ["oficina", photo],
  ["fotos/../oficina.jpg", photo],
  ["oficina.heic", photo],
  [
    "https://unsplash.com/photos/tecnico-KZlFmpS8wVc",
    "Este é o endereço da página da foto, e não o da foto. Abra a página, clique na foto com o botão direito e escolha “Copiar endereço da imagem”.",
  ],
])("A photo is not at %s", (written, message) => {
  expect(told(home, value("url", written))).toEqual([`- url: ${written} → ${message}`]);
});

const code =
  "Falta aqui o código do formulário, depois de /f/. Copie o endereço que o serviço mostra para receber mensagens, por exemplo: https://formspree.io/f/abcdwxyz";

it.each([
  ["dona@gmail.com", url("https://formspree.io/f/abcdwxyz")],
  ["formspree", url("https://formspree.io/f/abcdwxyz")],
  ["https://formspree.io/forms/xkndrzpw/submissions", code],
  ["https://formspree.io/f/", code],
  ["https://formspree.io", code],
  [
    "https://docs.google.com/forms/d/e/1FAIpQL/viewform",
    "Este serviço não aceita os campos do formulário de contato (name, email, phone, subject e message). Escolha um que os aceite.",
  ],
])("A form can't be sent to %s", (written, message) => {
  expect(told(contact, value("delivery", "servico"), below("delivery", `~deliveryUrl: ${written}`))).toEqual([
    `deliveryUrl: ${written} → ${message}`,
  ]);
});

it.each(["a".repeat(50_000), "a-".repeat(25_000), "a.".repeat(25_000), `${"a/".repeat(25_000)}!`])(
  "An address of 50,000 characters is refused at once: %#",
  (text) => {
    expect(told(business, value("url", text), value("email", text), value("siteUrl", text))).toHaveLength(3);
    expect(told(home, value("url", `${text}.jpgx`))).toHaveLength(1);
  },
);
