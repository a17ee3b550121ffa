"""A client for Touchline, the football-board-game service, without dependencies."""

from .client import Refusal, Touchline, connect

__all__ = ["Refusal", "Touchline", "connect"]
