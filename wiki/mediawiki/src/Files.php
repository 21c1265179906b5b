<?php

namespace MediaWiki\Extension\RuleBoard;

use Config;
use MediaWiki\MediaWikiServices;

/** Where a board's files are: those of the extension, or those of a host that an administrator named. */
class Files {
	private string $own;
	private string $base;
	private string $version;

	/**
	 * @param string $own address of the extension's files
	 * @param string $host address of a Rulewright that is used instead, or empty
	 * @param string $version of the extension's files
	 */
	public function __construct( string $own, string $host, string $version ) {
		$this->own = rtrim( $own, '/' ) . '/';
		$this->base = $host === '' ? $this->own : rtrim( $host, '/' ) . '/';
		$this->version = $version;
	}

	public static function of( Config $config, Catalogue $catalogue ): self {
		$own = $config->get( 'ExtensionAssetsPath' ) . '/RuleBoard/rulewright';
		return new self( $own, $config->get( 'RuleBoardHost' ), $catalogue->version() );
	}

	/** What is rendered depends on this, and on nothing else. */
	public function version(): string {
		return "{$this->version} {$this->base}";
	}

	/** A new version has a new address, whatever a cache still has of an old one. */
	public function script(): string {
		return "{$this->base}rule-board.js?" . rawurlencode( $this->version );
	}

	/** Pictures are part of the catalogue, which is always the extension's. */
	public function picture( string $path ): string {
		return "{$this->own}$path?" . rawurlencode( $this->version );
	}

	/** A page of the rulebook. */
	public function page( string $address ): string {
		return $this->base . $address;
	}

	/** The host that a content policy has to allow; empty where the files are the wiki's own. */
	public function origin(): string {
		$isOther = $this->base !== $this->own && preg_match( '~^(?:https?:)?//[^/?#]+~i', $this->base, $found );
		return $isOther ? $found[0] : '';
	}

	/** What ext.ruleBoard.js is told. */
	public static function forScript(): array {
		return [ 'script' => MediaWikiServices::getInstance()->getService( 'RuleBoard.Files' )->script() ];
	}
}
