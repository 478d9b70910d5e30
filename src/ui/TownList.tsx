import styled from "styled-components";
import { media } from "../theme/media";
import { ownGround, theme } from "../theme/theme";
import { Numeral } from "./Numeral";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.half} ${theme.space[2]};
  li { display: flex; align-items: center; gap: ${theme.space.half}; }
  li:not(:last-child, :has(i))::after { content: ","; margin-inline-start: -${theme.space.half}; }
  /* On paper the names alone. */
  ${media.print} { column-gap: 1ch; && i { display: none; } && li:not(:last-child)::after { content: ","; margin: 0; } li { gap: 0; } }
  i { width: 1.25rem; height: 1.25rem; color: ${theme.colour.action}; }
  i.seat { ${ownGround} background: ${theme.colour.action}; border-color: ${theme.colour.action}; color: ${theme.colour.surface}; }
`;

interface TownListProps {
  names: readonly string[];
  /** Those that are on the map. */
  towns: readonly Queries.StateMapFragment[];
}

/** Names of towns, with their numbers on the map. */
export function TownList({ names, towns }: TownListProps) {
  return (
    <List>
      {names.map((name) => {
        const town = towns.find((one) => one.name === name);
        return (
          <li key={name}>
            {town?.number && (
              <Numeral className={town.isSeat ? "seat" : undefined} aria-hidden="true">
                {town.number}
              </Numeral>
            )}
            <span>{name}</span>
          </li>
        );
      })}
    </List>
  );
}
