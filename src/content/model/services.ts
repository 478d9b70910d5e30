import { choice, flag, listOfDistinct } from "./formats/choice";
import { named, text } from "./formats/text";
import { iconNames, icons, listOf, object } from "./shared";

export const serviceList = object("ServiceList", {
  services: listOf("Serviços", "Service", "title", {
    icon: named("Ícone", choice(iconNames, { typeName: "IconName", optionTitles: icons })),
    title: text("Título", 60),
    description: text("Descrição", 200, { lines: true }),
    features: named("Itens incluídos", listOfDistinct(text("Item", 160))),
    urgent: flag(
      "Emergência",
      "Só no serviço de emergência: ele vem primeiro, com destaque, o botão de ligar e o do WhatsApp.",
    ).optional(),
  }),
  chatLabel: text("Link do WhatsApp em cada serviço", 60),
  message: text("Mensagem no WhatsApp", 160, {
    slots: ["title"],
    hint: "Vai para o WhatsApp depois da saudação. Em {title} entra o nome do serviço.",
  }),
});
