import { listOfDistinct, text } from "../rules/formats";
import { closingCall, extending, headerLink, icon, named, object, page, photo } from "./shared";

export const homePage = extending("HomePage", page, {
  linkLabel: headerLink(),
  hero: named(
    "Abertura",
    object("Hero", {
      eyebrow: named("Linha acima do título", text({ max: 100, drawn: true }), "Linha pequena acima do título."),
      heading: named("Título", text({ max: 100, drawn: true })),
      text: named("Texto", text({ max: 400, lines: true })),
      chatLabel: named("Botão do WhatsApp", text({ max: 60 })),
      contactLabel: named("Botão de contato", text({ max: 60 })),
      emergencyNote: named("Linha do plantão de emergência", text({ max: 160 }), "Antes do telefone: Emergência 24h:"),
      drawing: named(
        "Nomes no desenho da câmara fria",
        object("ColdRoomLabels", {
          evaporator: named("Evaporador", text({ max: 20 })),
          expansionValve: named("Válvula de expansão", text({ max: 20 })),
          compressor: named("Compressor", text({ max: 20 })),
          condenser: named("Condensador", text({ max: 20 })),
          temperature: named(
            "Temperatura no visor",
            text({ max: 8, facts: false, drawn: true }),
            "Por exemplo: −18 °C",
          ),
        }),
      ),
      photo: named("Foto", photo),
    }),
  ),
  values: named(
    "Diferenciais",
    object("ValuePoints", {
      heading: named("Título", text({ max: 100 })),
      points: named(
        "Itens",
        listOfDistinct(
          object("ValuePoint", {
            icon: icon(),
            figure: named(
              "Número em destaque",
              text({ max: 50 }).optional(),
              "No lugar do ícone, com o número em letra grande. Por exemplo: {emergencyHours}, ou desde 2008",
            ),
            title: named("Título", text({ max: 60 })),
            text: named("Texto", text({ max: 200, lines: true })),
          }),
          "title",
        ),
      ),
    }),
  ),
  teaser: named(
    "Chamada para os serviços",
    object("ServicesTeaser", {
      heading: named("Título", text({ max: 100 })),
      text: named("Texto", text({ max: 400, lines: true })),
      bullets: named("Itens", listOfDistinct(text({ max: 160 }))),
      servicesLabel: named("Botão para a página de serviços", text({ max: 60 })),
      photo: named("Foto", photo),
    }),
  ),
  closing: named("Chamada final", closingCall),
});
