import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const { colour, space } = theme;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  label { display: block; margin-bottom: ${space.half}; font-weight: 600; }
  :is(input, select, textarea) {
    width: 100%;
    min-height: 3rem;
    padding: ${space[1]} ${space[2]};
    border: ${theme.size.stroke} solid ${colour.controlLine};
    border-radius: ${theme.radius.small};
    background: ${colour.surface};
    /* Scrolls the label into view together with its field. */
    scroll-margin-top: 3rem;
    /* iOS zooms into focused fields below 16 pixels. */
    font-size: max(${theme.text.body}, 16px);
  }
  textarea { display: block; resize: vertical; }
  ::placeholder { color: ${colour.inkSoft}; opacity: 1; }
  :is(input, select, textarea):hover { border-color: ${colour.action}; }
  /* Not by colour alone: a thicker border and a bar at the side. */
  :is(input, select, textarea):user-invalid {
    border-color: ${colour.danger};
    box-shadow: inset 5px 0 ${colour.danger}, inset 0 0 0 1px ${colour.danger};
    ${media.forcedColours} { border-width: 3px; }
  }
  & > div:empty { display: contents; }
  & > div:not(:empty) { width: 100%; }
  & > button { width: 100%; }
  ${media.from("tablet")} { & > button { width: auto; } }
  ${media.print} { display: none; }
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space[2]};
  width: 100%;
`;

export const TwoColumns = styled(Fields)`
  ${media.from("tablet")} { grid-template-columns: 1fr 1fr; }
`;

/** What is shown while a subject is chosen; always, in browsers without `:has`. */
export const ForSubject = styled.div<{ $subject: string }>`
  form:not(:has([value="${({ $subject }) => $subject}"]:checked)) & > * { display: none; }
`;

/** What leads past the form, to the chat and the phone. */
export const DirectContact = styled.div`
  display: grid;
  gap: ${space[1]};
  width: 100%;
  margin-top: ${space[1]};
  padding: ${space[2]};
  border: ${theme.size.stroke} solid ${colour.amber};
  border-radius: ${theme.radius.small};
  background: ${colour.amberSoft};
`;
