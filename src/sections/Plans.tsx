import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionHeading } from "../ui/SectionHeading";
import { PlanCard } from "./Plans.Card";
import { Grid } from "./Plans.styles";

interface PlansProps {
  texts: Queries.PlansFragment;
  list: Queries.PlanListFragment;
}

/** The maintenance plans side by side. */
export function Plans({ texts, list }: PlansProps) {
  return (
    <Section surface="ice" labelledBy="planos">
      <SectionHeading id="planos" heading={texts.heading} text={texts.intro} />
      <Grid>
        {list.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} texts={texts} />
        ))}
      </Grid>
    </Section>
  );
}

export const fragment = graphql`
  fragment Plans on PlansSection {
    heading
    intro
    ...PlanCardTexts
  }
  fragment PlanList on PlanList {
    plans {
      ...PlanCard
    }
  }
`;
