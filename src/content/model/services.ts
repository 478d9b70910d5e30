import { z } from "zod";
import { listOfDistinct, named, text } from "../rules/formats";
import { messages } from "../rules/messages";
import { atMostOne, iconNames, icons, listOf, object } from "./shared";

export const serviceList = object("ServiceList", {
  chatLabel: text("Link do WhatsApp em cada serviço", 60),
  message: text("Mensagem no WhatsApp", 160, {
    slots: ["title"],
    hint: "Vai para o WhatsApp depois da saudação. Em {title} entra o nome do serviço.",
  }),
  services: listOf("Serviços", "Service", "title", {
    icon: named("Ícone", z.enum(iconNames).meta({ typeName: "IconName", optionTitles: icons })),
    title: text("Título", 60),
    description: text("Descrição", 200, { lines: true }),
    features: named("Itens incluídos", listOfDistinct(text("Item", 160))),
    urgent: named(
      "Emergência",
      z.boolean(),
      "Só no serviço de emergência: ele vem primeiro, com destaque, o botão de ligar e o do WhatsApp.",
    ).optional(),
  }).superRefine(atMostOne("urgent", "title", messages.oneUrgentService)),
});
