import styled, { css, keyframes } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const { colour, space } = theme;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  label { display: block; margin-bottom: ${space.half}; }
  :is(input, select, textarea) {
    width: 100%;
    min-height: 3rem;
    padding: ${space[1]} ${space[2]};
    line-height: 1.4;
    border: ${theme.size.stroke} solid ${colour.controlLine};
    border-radius: ${theme.radius.small};
    background: ${colour.surface};
    /* Scrolls into view with its label and what is missing, and with room for the browser's message below. */
    scroll-margin-block: 6rem 4rem;
    /* iOS zooms into focused fields below 16 pixels; large text leaves room for the choice of a subject. */
    font-size: max(min(${theme.text.body}, 8vw), 16px);
  }
  textarea { display: block; resize: vertical; }
  ::placeholder { color: ${colour.placeholder}; font-style: italic; opacity: 1; }
  select { appearance: none; padding-inline-end: min(3rem, 9vw); }
  select:has([value=""]:checked) { color: ${colour.placeholder}; font-style: italic; }
  option { color: ${colour.ink}; font-style: normal; }
  :is(input, select, textarea):hover { border-color: ${colour.action}; }
  /* Not by colour alone: a thicker border and a bar at the side. */
  :is(input, select, textarea):user-invalid {
    border-color: ${colour.danger};
    box-shadow: inset 5px 0 ${colour.danger}, inset 0 0 0 1px ${colour.danger};
    ${media.forcedColours} { border-width: 3px; }
  }
  & > div:empty { display: contents; }
  & > div:not(:empty) { width: 100%; }
  ${media.print} { display: none; }
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: 100%;
`;

export const TwoColumns = styled.div`
  display: grid;
  gap: ${space[2]};
  & > div { display: flex; flex-direction: column; }
  /* Fields on one line, whatever is missing above them. */
  input { margin-top: auto; }
  ${media.from("tablet")} { grid-template-columns: 1fr 1fr; }
`;

/** What is missing in a field; seen, and read out, while the field is marked as invalid. */
export const Problem = styled.small`
  display: block;
  color: ${colour.danger};
  font-size: inherit;
  line-height: 1.4;
  & > span { display: none; padding-bottom: ${space.half}; }
  :has(> :user-invalid, > div > :user-invalid) > & > span { display: block; }
`;

const hide = keyframes`to { visibility: hidden; }`;
const show = keyframes`to { visibility: visible; }`;

/**
 * When a form whose scripts have not come says so, in its button's place: after all that a slow line takes, and before anyone has filled in
 * five fields.
 */
const patience = "10s";

/** The button, and in the same place what is said if it does not work: so nothing moves. */
export const Submit = styled.div<{ $works: boolean }>`
  display: grid;
  align-items: center;
  & > * { grid-area: 1 / 1; }
  & > p { visibility: hidden; font-size: ${theme.text.small}; line-height: 1.4; }
  ${media.from("tablet")} { justify-items: start; }
  ${({ $works }) =>
    $works
      ? undefined
      : css`
          & > button { animation: ${hide} 0s ${patience} forwards; }
          & > p { animation: ${show} 0s ${patience} forwards; }
        `}
`;

/** What is shown while a subject is chosen; always, in browsers without `:has`. */
export const ForSubject = styled.div<{ $subject: string }>`
  form:not(:has([value="${({ $subject }) => $subject}"]:checked)) & > * { display: none; }
`;

/** The field of the subject, with an arrow as thick as the other lines. */
export const Select = styled.div`
  position: relative;
  &::after {
    content: "";
    position: absolute;
    top: 50%;
    inset-inline-end: min(1.25rem, 3vw);
    width: 0.6rem;
    height: 0.6rem;
    border: solid ${colour.action};
    border-width: 0 2px 2px 0;
    transform: translateY(-75%) rotate(45deg);
    pointer-events: none;
  }
`;

/** What becomes of a message, where that is nothing: quiet, since the ways that work stand before the form. */
export const Note = styled.p`
  width: 100%;
  padding: ${space[1]} ${space[2]};
  border-radius: ${theme.radius.small};
  background: ${colour.ice};
  /* Seen in forced colours. */
  outline: 1px solid transparent;
  outline-offset: -1px;
`;

export const DirectContact = styled.div`
  display: grid;
  gap: ${space[1]};
  width: 100%;
  margin-top: ${space[1]};
  padding: ${space[2]};
  border: 2px solid ${colour.amber};
  border-radius: ${theme.radius.small};
  background: ${colour.amberSoft};
`;
