import { z } from "zod";
import { listOfDistinct, named, text } from "../rules/formats";
import { iconNames, icons, listOf, object } from "./shared";

export const serviceList = object("ServiceList", {
  chatLabel: text("Link do WhatsApp em cada serviço", 60),
  message: text("Mensagem no WhatsApp", 160, {
    slots: ["title"],
    hint: "Vai para o WhatsApp depois da saudação. Em {title} entra o nome do serviço.",
  }),
  services: listOf("Serviços", "Service", "title", {
    icon: named(
      "Ícone",
      z.enum(iconNames).meta({ typeName: "IconName", optionTitles: icons }),
      "O serviço com a sirene (emergency) ganha destaque, o botão de ligar e o do WhatsApp",
    ),
    title: text("Título", 60),
    description: text("Descrição", 200, { lines: true }),
    features: named("Itens incluídos", listOfDistinct(text("Item", 160))),
  }),
});
