import { graphql } from "gatsby";
import { type RefObject, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor } from "../ui/Anchor";
import ColdRoom from "../ui/drawing/cold-room.svg";
import CondensingUnit from "../ui/drawing/condensing-unit.svg";
import { Drawing } from "../ui/drawing/Drawing";
import { coldRoomSize, display, parts } from "../ui/drawing/shapes";
import { Icon } from "../ui/Icon";

const { colour, space } = theme;

/** Custom property with the drawing's width. */
const drawing = "--drawing";

/** Where the page's columns are still one, and the drawing's key has room beside it. */
const beside = `@media screen and ${media.query("menu")} and (width < ${theme.breakpoint.desktop})`;

/** The drawing, with its key beneath or beside it. */
const Sheet = styled.div`
  ${drawing}: 100cqi;
  position: relative;
  container-type: inline-size;
  & > svg {
    /* Where container units are unknown, before Safari 16 and Chrome 105, the drawing keeps its width, and has no numbers. */
    width: 100%;
    @supports (width: 1cqi) { width: var(${drawing}); }
    height: auto;
    /* The ground line reaches beyond the drawing. */
    overflow: visible;
    /* In forced colours its lines keep their colours, so it keeps its ground. */
    forced-color-adjust: none;
    background: ${colour.navy};
  }
  ${beside} { &:has(ol) { ${drawing}: 56cqi; & > svg { float: left; overflow: clip; } } }
  ${media.print} { & > svg { display: none; } }
`;

const Key = styled.div`
  margin-top: ${space[1]};
  h2 { font-size: ${theme.text.title}; }
  p { font-size: ${theme.text.small}; }
  ol { margin-top: ${space[1]}; }
  li { border-top: 1px solid ${colour.cut}; }
  ${beside} { margin-left: calc(var(${drawing}) + ${space[4]}); }
  /* The drawing reaches the window's edge, the list its column's. */
  ${media.from("huge")} { margin-right: calc((100vw - ${theme.size.container}) / 2); }
`;

const Figure = styled.span`
  display: grid;
  place-content: center;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  border: 1.5px solid;
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  font-weight: 600;
  line-height: 1;
  a:is(:hover, :focus-visible) > & { background: ${colour.onNavy}; color: ${colour.navy}; }
`;

const Symptom = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 3.25rem;
  ${media.from("menu")} { min-height: ${theme.size.target}; }
  padding-block: ${space.half};
  line-height: 1.25;
  text-decoration: none;
  & > svg { flex: none; margin-left: auto; color: ${colour.drawing}; }
  /* Large text needs the room. */
  @container (max-width: 19rem) { & > svg { display: none; } }
  ${media.print} { & > svg { display: none; } }
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;

const places = Object.entries(parts).map(([part, { balloon }]) => {
  const [left, top] = balloon.map((units) => `calc(var(${drawing}) * ${(units / coldRoomSize.width).toFixed(3)})`);
  return `&.${part} { left: ${left}; top: ${top}; }`;
});

/** A symptom's number on the drawing: part of its link, so that both are one to press, and one to read. Its class is its part's name. */
const Balloon = styled(Figure)`
  position: absolute;
  ${places.join("")}
  translate: -50% -50%;
  background: ${colour.navy};
  /* As large as a finger, as far as the next balloon. */
  &::after { content: ""; position: absolute; inset: -0.7rem; border-radius: 50%; }
  ${media.print} { display: none; }
  @supports not (width: 1cqi) { display: none; }
`;

/**
 * Whether all links of a list are hidden. Content blockers hide links to chats as "social", with a style sheet of their own
 * (https://github.com/AdguardTeam/AdguardFilters, SocialFilter); what stands over the list is then to go, too.
 */
function useHiddenLinks(list: RefObject<HTMLElement>): boolean {
  const [areHidden, setHidden] = useState(false);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const isHidden = (link: Element) => link.getClientRects().length === 0;
    const observer = new ResizeObserver(() => setHidden([...current.querySelectorAll("a")].every(isHidden)));
    observer.observe(current);
    return () => observer.disconnect();
  }, [list]);
  return areHidden;
}

interface TriageProps {
  temperature: string;
  /** What the display shows while the thermometer falls. */
  before: string | null;
  triage: Queries.TriageFragment | null;
}

/** The cold room with numbered symptoms. Each number and its line are one link, to the chat with a message about the symptom. */
export function Triage({ temperature, before, triage }: TriageProps) {
  const symptoms = triage?.symptoms ?? [];
  const list = useRef<HTMLOListElement>(null);
  const areLinksHidden = useHiddenLinks(list);
  return (
    <Sheet>
      <Drawing viewBox={`0 0 ${coldRoomSize.width} ${coldRoomSize.height}`}>
        {/* Behind the room, whose pipes cross it. */}
        <CondensingUnit />
        <ColdRoom />
        <g className="reading" transform={`translate(${display.left + display.width / 2} ${display.top + 28})`}>
          {before && <text className="before">{before}</text>}
          <text>{temperature}</text>
        </g>
        <path
          className="leader"
          d={symptoms.map(({ part }) => `M${parts[part].balloon}L${parts[part].tip}`).join("")}
        />
        <path className="leader scaled" d={symptoms.map(({ part }) => `M${parts[part].tip}h.1`).join("")} />
      </Drawing>
      {triage && (
        <Key hidden={areLinksHidden}>
          <h2>{triage.heading}</h2>
          <p>{triage.text}</p>
          <ol ref={list}>
            {symptoms.map(({ part, label, chatUrl }, index) => (
              <li key={part}>
                <Symptom href={chatUrl}>
                  <Balloon className={part} aria-hidden="true">
                    {index + 1}
                  </Balloon>
                  <Figure>{index + 1}</Figure>
                  {label}
                  <Icon name="chat" size={20} />
                </Symptom>
              </li>
            ))}
          </ol>
        </Key>
      )}
    </Sheet>
  );
}

export const fragment = graphql`
  fragment Triage on Triage {
    heading
    text
    symptoms {
      part
      label
      chatUrl
    }
  }
`;
