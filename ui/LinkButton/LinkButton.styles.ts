import styled from 'styled-components';
import { type ButtonLookProps, buttonLook } from '../Button';

export const Root = styled.a<ButtonLookProps>`
  ${buttonLook}
`;
