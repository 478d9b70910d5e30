import styled, { css } from "styled-components";
import { theme } from "../theme/theme";
import { Icon } from "./Icon";
import { RunningText } from "./RunningText";

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[1]};
    line-height: 1.45;
    text-wrap: balance;
  }
  svg { margin-top: -0.02em; color: ${theme.colour.action}; }
`;

/** Styles of a list in two columns, read down and then across: the distance between items is the same in both. */
export const twoColumns = css`
  display: block;
  columns: 2;
  column-gap: ${theme.space[3]};
  li { break-inside: avoid; padding-bottom: ${theme.space[1]}; }
`;

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>
            <RunningText text={item} />
          </span>
        </li>
      ))}
    </List>
  );
}
