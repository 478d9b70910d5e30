import { listOfDistinct, text } from "../rules/formats";
import { icon, listOf, named, object } from "./shared";

export const serviceList = object("ServiceList", {
  chatLabel: named("Link do WhatsApp em cada serviço", text({ max: 60 })),
  message: named(
    "Mensagem no WhatsApp",
    text({ max: 160, slots: ["title"] }),
    "Vai para o WhatsApp depois da saudação. Em {title} entra o nome do serviço.",
  ),
  services: listOf("Serviços", "Service", "title", {
    icon: icon("O serviço com o ícone emergency ganha destaque, o botão de ligar e o do WhatsApp"),
    title: named("Título", text({ max: 60 })),
    description: named("Descrição", text({ max: 200, lines: true })),
    features: named("Itens incluídos", listOfDistinct(text({ max: 160 }))),
  }),
});
