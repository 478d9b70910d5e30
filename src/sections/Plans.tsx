import { graphql } from "gatsby";
import { Button } from "../ui/Button";
import { CheckList } from "../ui/CheckList";
import { RunningText } from "../ui/RunningText";
import { Section, SectionHeading } from "../ui/Section";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Badge, Card, Grid, Price, Terms, Year } from "./Plans.styles";

/** A year, with a mark for each visit. */
function YearLine({ visits }: { visits: number }) {
  const marks = Array.from({ length: visits }, (_, index) => `M${Math.round((364 * (index + 0.5)) / visits)} 0v9`);
  return (
    <Year aria-hidden="true" viewBox="0 0 364 10" preserveAspectRatio="none">
      <path d={`M0 9H364${marks.join("")}`} />
    </Year>
  );
}

/** The maintenance plans side by side, if there are any, the popular one marked among others. A plan's button opens the chat app with a greeting that names it. */
export function Plans({ data }: { data: Queries.PlansFragment }) {
  const texts = data.servicesPage.plans;
  const { plans } = data.planList;
  if (!plans) return null;
  const arrives = plans.some(({ arrival }) => arrival);
  const guarantees = plans.some(({ warranty }) => warranty);
  const rows = [true, guarantees, arrives].filter(Boolean).length;
  return (
    <Section surface="ice" labelledBy="planos">
      <SectionHeading id="planos" heading={texts.heading} text={texts.intro} beside />
      <Grid>
        {plans.map(({ popular: isPopular, ...plan }) => {
          const popular = Boolean(isPopular) && plans.length > 1;
          return (
            <Card key={plan.name} $popular={popular} $terms={rows}>
              {popular && <Badge>{texts.popularLabel}</Badge>}
              <h3>{plan.name}</h3>
              <p>
                <RunningText text={plan.description} />
              </p>
              <Price>
                <RunningText text={plan.price} />
              </Price>
              <Terms $rows={rows}>
                <div>
                  <dt>{texts.frequencyLabel}</dt>
                  <dd>
                    {plan.maintenanceFrequency}
                    {plan.visitsPerYear && <YearLine visits={plan.visitsPerYear} />}
                  </dd>
                </div>
                {guarantees && (
                  <div>
                    <dt>{texts.warrantyLabel}</dt>
                    <dd>{plan.warranty || "—"}</dd>
                  </div>
                )}
                {arrives && (
                  <div>
                    <dt>{texts.arrivalLabel}</dt>
                    <dd>{plan.arrival ?? texts.noArrivalLabel ?? "—"}</dd>
                  </div>
                )}
              </Terms>
              <CheckList items={plan.features} />
              <Button href={plan.chatUrl} variant={popular ? "default" : "outline"} icon="chat">
                {texts.quoteLabel}
                <VisuallyHidden>: {plan.name}</VisuallyHidden>
              </Button>
            </Card>
          );
        })}
      </Grid>
    </Section>
  );
}

export const fragment = graphql`
  fragment Plans on Query {
    servicesPage {
      plans {
        heading
        intro
        popularLabel
        frequencyLabel
        warrantyLabel
        arrivalLabel
        noArrivalLabel
        quoteLabel
      }
    }
    planList {
      plans {
        name
        price
        description
        maintenanceFrequency
        visitsPerYear
        warranty
        arrival
        features
        popular
        chatUrl
      }
    }
  }
`;
