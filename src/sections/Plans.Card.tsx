import { graphql } from "gatsby";
import { Button } from "../ui/Button";
import { CheckList } from "../ui/CheckList";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Badge, Card, Price, Terms } from "./Plans.styles";

interface PlanCardProps {
  plan: Queries.PlanCardFragment;
  texts: Queries.PlanCardTextsFragment;
}

/** A maintenance plan. Its button opens the chat app with a greeting that names the plan. */
export function PlanCard({ plan, texts }: PlanCardProps) {
  return (
    <Card $popular={plan.popular}>
      {plan.popular && <Badge>{texts.popularLabel}</Badge>}
      <h3>{plan.name}</h3>
      <p>{plan.description}</p>
      <Price>{plan.price}</Price>
      <Terms>
        <div>
          <dt>{texts.frequencyLabel}</dt>
          <dd>{plan.maintenanceFrequency}</dd>
        </div>
        <div>
          <dt>{texts.warrantyLabel}</dt>
          <dd>{plan.warranty}</dd>
        </div>
      </Terms>
      <CheckList items={plan.features} />
      <Button href={plan.chatUrl} variant={plan.popular ? "default" : "outline"}>
        <Icon name="chat" size={20} />
        {texts.quoteLabel}
        <VisuallyHidden>: {plan.name}</VisuallyHidden>
      </Button>
    </Card>
  );
}

export const fragment = graphql`
  fragment PlanCard on Plan {
    name
    price
    description
    maintenanceFrequency
    warranty
    features
    popular
    chatUrl
  }
  fragment PlanCardTexts on PlansSection {
    popularLabel
    frequencyLabel
    warrantyLabel
    quoteLabel
  }
`;
