import { graphql } from "gatsby";
import styled, { css, type RuleSet } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Container } from "../ui/Container";
import { nameplateHeight, UnitCloseUp, unitProportion } from "../ui/drawing/CloseUp";
import { Icon } from "../ui/Icon";
import { Numeral } from "../ui/Numeral";
import { OpenNow } from "../ui/OpenNow";
import { RunningText } from "../ui/RunningText";
import { CallOrChat } from "./CallOrChat";
import { EmergencyHeading, hazardSurface, stripesHeight } from "./Emergency.styles";

const { colour, space } = theme;

const Band = styled.section`
  overflow: clip;
  padding-top: calc(0.75rem + ${stripesHeight});
  ${hazardSurface}
  h1 { font-size: ${theme.text.display}; line-height: 1.08; letter-spacing: -0.02em; }
  p { line-height: 1.5; }
  ${media.from("tablet")} { padding-top: calc(${space[4]} + ${stripesHeight}); }
  ${media.from("desktop")} { padding-top: calc(${space[6]} + ${stripesHeight}); }
  ${media.low} { && { padding-top: calc(${space[2]} + ${stripesHeight}); } h1 { font-size: ${theme.text.heading}; } }
  ${media.night} { border-bottom: 1px solid ${colour.line}; }
  ${media.motion} { h1, h1 + p { animation: rise ${theme.motion.entrance} ${theme.motion.ease} both; } }
`;

/** The number beside the title and the machine: on wide screens and in low windows. */
const beside = (styles: RuleSet) => css`
  ${media.from("desktop")} { ${styles} }
  ${media.low} { ${media.from("tablet")} { ${styles} } }
`;

/** What is true now, how to call, the machine: one under the other, unless there is room beside. */
const Sides = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem ${space[6]};
  ${media.from("tablet")} { row-gap: ${space[3]}; }
  ${beside(css`grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.3fr);`)}
  ${media.print} { grid-template: auto 1fr / 1fr 1fr; }
`;

const Title = styled.div`
  h1 + p { margin-block: ${space.half}; color: ${colour.onNavySoft}; font-size: ${theme.text.lead}; line-height: 1.4; }
  ${media.from("tablet")} { h1 + p { margin-block: ${space[1]}; } }
`;

const Urgent = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[1]};
  ${beside(css`grid-area: 1 / 2 / span 2; padding-bottom: ${space[6]};`)}
  ${media.print} { grid-area: 1 / 2 / span 2; padding-bottom: ${space[2]}; }
`;

/* As wide as the screen allows. */
const Ways = styled(CallOrChat)`
  --number: ${theme.text.largestNumber};
  grid-template-columns: minmax(0, 1fr);
  ${media.from("tablet")} { --number: min(4rem, 9.2vw); margin-bottom: ${space[1]}; }
  ${media.from("desktop")} { --number: min(4rem, 5vw); a:not([href^="tel:"]) { font-size: ${theme.text.lead}; } }
  ${media.from("huge")} { --number: ${theme.text.heroHuge}; }
  ${media.low} { --number: ${theme.text.display}; }
  ${media.print} { --number: 26pt; }
`;

const Advice = styled.ol`
  display: grid;
  gap: ${space[1]} ${space[3]};
  ${media.from("tablet")} { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); }
  ${media.print} { grid-template-columns: 1fr; }
  ${media.cramped} { padding-bottom: ${space[2]}; }
  li { display: flex; align-items: start; gap: ${space[1]}; line-height: 1.4; text-wrap: balance; }
  i { color: ${colour.coldAir}; }
`;

/** At the foot, what to do with the machine's nameplate, and the machine. */
const Machine = styled.div`
  --height: 6.25rem;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: end;
  gap: ${space[1]};
  && > svg { flex: none; width: calc(var(--height) * ${unitProportion.toFixed(3)}); height: var(--height); }
  /* The middle of two lines beside the nameplate. */
  p {
    flex: 1 1 9rem;
    align-content: center;
    max-width: 13rem;
    min-height: 2lh;
    margin-bottom: calc(var(--height) * ${nameplateHeight.toFixed(3)} - 1lh);
    color: ${colour.onNavySoft};
    line-height: 1.3;
    text-align: end;
    text-wrap: balance;
  }
  ${media.from("tablet")} { --height: 9rem; }
  ${media.from("desktop")} { --height: 14rem; }
  ${media.cramped} { display: none; }
`;

/** Opens `/contato`: whether the business is open, and the number, which is the largest thing of the page; in an emergency, what to do until help comes. */
export function ContactOpening({ data }: { data: Queries.ContactOpeningFragment }) {
  const { business, contactPage, interfaceTexts } = data;
  const { heading, intro, detailLabel, quickService } = contactPage;
  return (
    <Band aria-labelledby="titulo">
      <Sides>
        <Title>
          <h1 id="titulo">
            <RunningText text={heading} />
          </h1>
          <p>
            <RunningText text={intro} />
          </p>
          <OpenNow />
        </Title>
        {quickService ? (
          <Urgent aria-labelledby="atendimento-rapido">
            <EmergencyHeading id="atendimento-rapido">
              <Icon name="emergency" />
              {quickService.heading}
            </EmergencyHeading>
            <Ways
              business={business}
              only={business.emergencyChannel}
              chatUrl={business.emergencyChatUrl}
              chatLabel={quickService.chatLabel}
            />
            {quickService.text && (
              <p>
                <RunningText text={quickService.text} />
              </p>
            )}
            {quickService.advice && (
              <Advice>
                {quickService.advice.map((step, index) => (
                  <li key={step}>
                    <Numeral aria-hidden="true">{index + 1}</Numeral>
                    <span>
                      <RunningText text={step} />
                    </span>
                  </li>
                ))}
              </Advice>
            )}
          </Urgent>
        ) : (
          <Ways business={business} chatUrl={business.chatUrl} chatLabel={interfaceTexts.actions.chatLabel} />
        )}
        <Machine>
          {detailLabel && (
            <p>
              <RunningText text={detailLabel} />
            </p>
          )}
          <UnitCloseUp leader={Boolean(detailLabel)} />
        </Machine>
      </Sides>
    </Band>
  );
}

export const fragment = graphql`
  fragment ContactOpening on Query {
    contactPage {
      heading
      intro
      detailLabel
      quickService {
        heading
        text
        advice
        chatLabel
      }
    }
    business {
      chatUrl
      ...EmergencyLinks
    }
    interfaceTexts {
      actions {
        chatLabel
      }
    }
  }
`;
