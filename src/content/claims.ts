import { titleOf } from "../../plugins/gatsby-plugin-content-model/fields";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import { type Content, type ContentFile, contentFiles } from "./model/content-files";

/** What the texts promise of the business beyond its facts and the law, and only the owner can confirm: words of each. */
export const claims: readonly string[] = [
  "você fala direto com quem faz o serviço",
  "só de frio e de ar",
  "Equipamento novo ou antigo, em cozinha, loja ou indústria",
  "A conversa não custa nada",
  "Empresa especializada em manutenção e reparo",
  "Relatório do que encontramos e fizemos",
  "Orçamento antes de qualquer serviço",
  "Achamos a causa e consertamos",
  "Teste de funcionamento na entrega",
  "instalado conforme o manual do fabricante",
  "Plantão {emergencyHours}, todos os dias",
  "Reparo na hora, se possível",
  "Relatório de cada visita",
  "Prioridade no atendimento",
  "Pequenas peças incluídas",
  "Histórico de cada equipamento",
  "Prioridade máxima na emergência",
  "Previsão anual de troca de peças",
  "Se a visita for cobrada, você sabe antes",
  "Você recebe o preço e o prazo por escrito",
  "Nada é feito sem a sua aprovação",
  "Testamos com você, explicamos o que foi feito",
  "Visitas com data marcada, serviço com garantia",
  "sem surpresa no preço",
  "Entraremos em contato em breve",
  "Fale conosco: avaliamos o caso",
  "Confirmamos logo a aprovação, pelo mesmo canal, com uma cópia",
  "por dez dias do recebimento",
  "usamos peças de reposição novas e adequadas",
  "entregamos o termo preenchido",
  "orçamento complementar",
  "nós o refazemos sem custo",
  "Não cobramos a taxa quando o motivo for caso fortuito ou força maior",
  "basta avisar antes de sairmos",
  "devolvemos de imediato o que já tiver pago",
  "respondemos em até cinco dias",
  "Não vendemos nem alugamos dados pessoais",
  "não tomamos decisões automatizadas",
  "contador, banco ou meio de pagamento",
  "só tem acesso a eles quem faz o serviço ou a cobrança",
  "ficam protegidos por senha",
  "guardados em local de acesso restrito",
  "o que já não é necessário é apagado ou destruído",
  "por até um ano depois do último contato",
  "Correções e exclusões são feitas em até 15 dias",
  "Somos um agente de tratamento de pequeno porte",
  "Parou de gelar? Nós consertamos",
  "sem esperar o horário de atendimento",
  "Diagnóstico no local",
  "Direto por WhatsApp ou telefone",
  "no horário combinado, com o mínimo de parada",
  "respondemos pelo serviço",
  "antes do nosso deslocamento",
  "só prosseguimos nessa parte com a sua autorização",
  "que informamos ao marcar a visita",
  "avisamos o quanto antes e combinamos nova data",
  "até a regularização, com aviso prévio",
  "peça-nos a versão de outra data",
  "apagados ou tornados anônimos",
  "antes pediremos consentimento",
  "só com os dados indispensáveis",
  "avisaremos os clientes envolvidos",
  "Vamos até o equipamento, medimos e explicamos o que está errado",
  "Se a nova data não servir, você pode desistir",
];

/** Where each claim stands in the content: in the first text that has its words; none if no text has them. */
export function claimsIn(content: Content): { claim: string; places: string[] }[] {
  const texts = Object.entries(content).flatMap(([file, value]) =>
    [...textsIn(value)].map(([path, text]) => ({ file: file as ContentFile, path, text, value })),
  );
  return claims.map((claim) => ({
    claim,
    places: texts
      .filter(({ text }) => text.includes(claim))
      .map(({ file, path, value }) => `\`${file}\`, ${titleOf(contentFiles[file], path, value)}`),
  }));
}
